"""Looks of a brush or a pencil: paint, graphite, charcoal, ink on paper."""
