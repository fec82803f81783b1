import type { Span } from '@opentelemetry/api';
import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace-base';
import type { Env } from './env';
import { failureOf } from './failure';
import { log } from './log';
import type { OpenSpan, SpanOptions, Tracing } from './span';

/** Of traces, where OTEL_TRACES_SAMPLER is not set. A reply is some forty spans, and one in ten shows what is slow. */
const RATIO_UNSET = 0.1;
const SERVICE = 'saathi';

/** The packages, loaded with the first use: whoever sends no traces shall not carry them. */
async function loadPackages() {
  const [api, core, resources, sdk, exporter] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/core'),
    import('@opentelemetry/resources'),
    import('@opentelemetry/sdk-trace-base'),
    import('@opentelemetry/exporter-trace-otlp-proto'),
  ]);
  return { api, core, resources, sdk, exporter };
}

type Packages = Awaited<ReturnType<typeof loadPackages>>;

/**
 * Which traces are sent, by OpenTelemetry's own names of settings. Whether a caller has sampled its part counts for nothing: it may be
 * any browser, and would have us send as much as it likes.
 * https://opentelemetry.io/docs/specs/otel/configuration/sdk-environment-variables/#general-sdk-configuration
 */
function samplerOf({ sdk }: Packages, settings: Env) {
  const { OTEL_TRACES_SAMPLER: sampler, OTEL_TRACES_SAMPLER_ARG: arg } = settings;
  const ratio = arg ?? (sampler === undefined ? RATIO_UNSET : 1);
  const rootOf = () => {
    if (sampler?.endsWith('always_on')) return new sdk.AlwaysOnSampler();
    if (sampler?.endsWith('always_off')) return new sdk.AlwaysOffSampler();
    return new sdk.TraceIdRatioBasedSampler(ratio);
  };
  const root = rootOf();
  return new sdk.ParentBasedSampler({ root, remoteParentSampled: root, remoteParentNotSampled: root });
}

/** Tells the log once that traces are not taken, and once that they are again. */
function tellingExporter(exporter: SpanExporter, isTaken: (code: number) => boolean): SpanExporter {
  let fails = false;
  return {
    export(spans: ReadableSpan[], done) {
      exporter.export(spans, (result) => {
        const failed = !isTaken(result.code);
        if (failed && !fails) log().warn({ reason: failureOf(result.error) }, 'traces are not taken');
        if (!failed && fails) log().info({}, 'traces are taken again');
        fails = failed;
        done(result);
      });
    },
    shutdown: () => exporter.shutdown(),
    ...(exporter.forceFlush && { forceFlush: () => exporter.forceFlush?.() ?? Promise.resolve() }),
  };
}

/** Sends spans as OTLP over HTTP, in batches; address, headers and times are what OpenTelemetry's settings say. */
export async function openTracing(settings: Env): Promise<Tracing> {
  const packages = await loadPackages();
  const { api, core, resources, sdk, exporter } = packages;
  const ids = new sdk.RandomIdGenerator();
  let givenId: string | undefined;
  const sender = tellingExporter(
    new exporter.OTLPTraceExporter(),
    (code) => code === core.ExportResultCode.SUCCESS,
  );
  const provider = new sdk.BasicTracerProvider({
    resource: resources
      .resourceFromAttributes({ 'service.name': SERVICE })
      .merge(resources.detectResources({ detectors: [resources.envDetector] })),
    sampler: samplerOf(packages, settings),
    idGenerator: {
      generateTraceId: () => givenId ?? ids.generateTraceId(),
      generateSpanId: () => ids.generateSpanId(),
    },
    spanProcessors: [new sdk.BatchSpanProcessor(sender)],
  });
  const tracer = provider.getTracer(SERVICE);
  const kinds = {
    server: api.SpanKind.SERVER,
    client: api.SpanKind.CLIENT,
    internal: api.SpanKind.INTERNAL,
  };
  const opened = new WeakMap<OpenSpan, Span>();

  /**
   * A request may belong to a trace already (W3C Trace Context). Who sampled its part has a span of its own that ours stands below;
   * who did not, as our own pages do, gives the trace its id alone: a parent that nobody ever sends would leave it without a beginning.
   */
  function beginFor(name: string, options: SpanOptions, asked: string | null | undefined): Span {
    const { kind, attributes } = options;
    const start = (context = api.ROOT_CONTEXT) =>
      tracer.startSpan(name, { kind: kinds[kind], ...(attributes && { attributes }) }, context);
    const caller = asked ? core.parseTraceParent(asked) : null;
    if (!caller) return start();
    const hasSpan = (caller.traceFlags & api.TraceFlags.SAMPLED) !== 0;
    if (hasSpan) return start(api.trace.setSpanContext(api.ROOT_CONTEXT, { ...caller, isRemote: true }));
    givenId = caller.traceId;
    try {
      return start();
    } finally {
      givenId = undefined;
    }
  }

  return {
    begin(name, options, parent) {
      const above = parent && opened.get(parent);
      const { kind, attributes } = options;
      const span = above
        ? tracer.startSpan(
            name,
            { kind: kinds[kind], ...(attributes && { attributes }) },
            api.trace.setSpan(api.ROOT_CONTEXT, above),
          )
        : beginFor(name, options, options.traceparent);
      const open: OpenSpan = {
        traceId: span.spanContext().traceId,
        set: (more) => void span.setAttributes(more),
        end(failure) {
          if (failure !== undefined)
            span.setAttribute('error.type', failure).setStatus({ code: api.SpanStatusCode.ERROR });
          span.end();
        },
      };
      opened.set(open, span);
      return open;
    },
    stop: () =>
      provider
        .shutdown()
        .catch((error: unknown) =>
          log().warn({ reason: failureOf(error) }, 'the last traces were not taken'),
        ),
  };
}
