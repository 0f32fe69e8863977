# The site as an image: `docker build --tag raang .`; docs/operations.md says how to run it.
ARG NODE_VERSION=26.10.0

FROM node:${NODE_VERSION}-bookworm-slim AS build
WORKDIR /app
ENV NX_DAEMON=false
COPY . .
RUN --mount=type=cache,target=/root/.npm npm ci --no-audit --no-fund
RUN npx nx run-many --targets=build --projects=@raang/mrta,@raang/api,@raang/api-client --output-style=static
# what only builds and tests need goes; so does the Node that the repository brings for those who have another one
RUN npm prune --omit=dev --no-audit --no-fund && rm -rf node_modules/node-linux-* node_modules/.cache

FROM node:${NODE_VERSION}-bookworm-slim
WORKDIR /app
# RAANG_BOOTSTRAPPED: the commands in `tools` find everything installed
ENV NODE_ENV=production PORT=3000 MANAGEMENT_PORT=9464 DATA_DIR=/data RAANG_BOOTSTRAPPED=/app
RUN install --directory --owner=node --group=node --mode=0700 /data
COPY --from=build /app/package.json /app/LICENSE ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/libs ./libs
COPY --from=build /app/tools ./tools
COPY --from=build /app/apps/site ./apps/site
# a number, so that an orchestrator can see that it is not root
USER 1000:1000
VOLUME /data
EXPOSE 3000
# alive, not ready: a site without its database still answers from its cache, and restarting it would lose that. On the
# management port: visitors may hold every connection of the other one
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.MANAGEMENT_PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "apps/site/serve.mjs"]
