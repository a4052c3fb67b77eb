{{- define "limner.name" -}}
{{- if contains "limner" .Release.Name }}{{ .Release.Name | trunc 40 | trimSuffix "-" }}{{ else }}{{ printf "%s-limner" .Release.Name | trunc 40 | trimSuffix "-" }}{{ end }}
{{- end }}

{{- define "limner.release" -}}
app.kubernetes.io/instance: {{ .Release.Name }}
{{- end }}

{{- define "limner.selector" -}}
app.kubernetes.io/name: limner
{{ include "limner.release" . }}
app.kubernetes.io/component: api
{{- end }}

{{- define "limner.labels" -}}
app.kubernetes.io/name: limner
{{ include "limner.release" . }}
app.kubernetes.io/version: {{ .Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ .Release.Service }}
helm.sh/chart: {{ printf "%s-%s" .Chart.Name .Chart.Version }}
{{- end }}

{{/* An image: takes a list of the root and the image's own values, which may be less than whole. */}}
{{- define "limner.image" -}}
{{- $root := index . 0 }}{{ $image := index . 1 -}}
{{- $tag := $image.tag | default $root.Chart.AppVersion -}}
{{- if hasPrefix "sha256:" $tag }}{{ $image.repository }}@{{ $tag }}{{ else }}{{ $image.repository }}:{{ $tag }}{{ end }}
{{- end }}

{{- define "limner.podSecurity" -}}
runAsNonRoot: true
runAsUser: 65532
runAsGroup: 65532
fsGroup: 65532
seccompProfile:
  type: RuntimeDefault
{{- end }}

{{- define "limner.security" -}}
allowPrivilegeEscalation: false
readOnlyRootFilesystem: true
capabilities:
  drop: [ALL]
{{- end }}

{{/* What lets a process join the cluster. KubeRay gives it to the pods that it makes by authOptions. */}}
{{- define "limner.rayAuth" -}}
{{- if eq .Values.cluster.auth "token" -}}
- name: RAY_AUTH_MODE
  value: token
- name: RAY_AUTH_TOKEN
  valueFrom:
    secretKeyRef:
      name: {{ .Values.cluster.tokenSecret }}
      key: auth_token
{{- else -}}
- name: RAY_AUTH_MODE
  value: disabled
{{- end }}
{{- end }}

{{- define "limner.config" -}}
- name: config
  mountPath: /etc/limner
  readOnly: true
{{- end }}
