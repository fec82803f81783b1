# The image of Saathi: `docker build -t saathi .`. docs/running.md says how to run it; compose.yaml does.
# The same image is server, worker and every command: `docker run … saathi node scripts/doctor.mjs`.

FROM node:24-bookworm-slim AS packages
WORKDIR /build
COPY package.json package-lock.json .npmrc ./
# The scripts of two packages fetch programs for a machine of one's own: Node, which is here, and PostgreSQL's links.
RUN npm ci --include=dev --ignore-scripts

FROM packages AS build
COPY . .
RUN npm run release

# What Node's program needs of Debian and nothing else, not even a shell; its user is 65532, who owns nothing in it.
FROM gcr.io/distroless/cc-debian12:nonroot AS saathi
COPY --from=build /usr/local/bin/node /usr/local/bin/node
WORKDIR /srv/saathi
COPY --from=build /build/release ./
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000
USER nonroot
EXPOSE 3000
# As long as the process is alive. Whether it can serve is /readyz, which a proxy asks.
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "scripts/serve.mjs"]

# Backups need pg_dump of the server's own version: `docker build --target backup -t saathi-backup .`
FROM postgres:18-bookworm AS backup
COPY --from=saathi /usr/local/bin/node /usr/local/bin/node
WORKDIR /srv/saathi
COPY --from=saathi /srv/saathi ./
RUN install -d -o postgres -g postgres /backups
ENV NODE_ENV=production
USER postgres
# The base asks for SIGINT, which a shell puts off until the command it waits for has ended.
STOPSIGNAL SIGTERM
ENTRYPOINT []
CMD ["node", "scripts/backup.mjs"]

# What `docker build .` makes.
FROM saathi
