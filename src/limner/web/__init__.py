"""The web application: pages for people, over the public interface and what accounts and library know."""
