# syntax=docker/dockerfile:1
FROM node:22-bookworm-slim AS base
WORKDIR /app

# Everything that building needs.
FROM base AS deps
COPY package.json package-lock.json .npmrc ./
RUN npm ci

FROM deps AS build
# What the error reports call this build; with it source maps are made, in build/sourcemaps.
ARG RELEASE
COPY . .
RUN node scripts/build.mjs

# What the built server imports.
FROM base AS production-deps
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev && npm cache clean --force

FROM base AS final
ARG RELEASE
ENV RELEASE=$RELEASE
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
# The C library gives memory back that is no longer used: a sixth of what a quiet server holds (docs/performance.md).
ENV MALLOC_ARENA_MAX=2 MALLOC_TRIM_THRESHOLD_=131072 MALLOC_MMAP_THRESHOLD_=131072
RUN install -d -o node -g node /data
COPY --from=production-deps /app/node_modules ./node_modules
COPY --from=build /app/build ./build
COPY package.json ./
COPY scripts/start.mjs scripts/stamp.mjs ./scripts/
USER node
VOLUME /data
EXPOSE 3000
# The first start fills the demo world; a start over an existing database is ready in a second or two.
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "scripts/start.mjs"]
