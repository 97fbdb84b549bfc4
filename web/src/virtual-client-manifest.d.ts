declare module 'virtual:client-manifest' {
  interface ManifestChunk {
    file: string;
    src?: string;
    css?: string[];
    imports?: string[];
    assets?: string[];
  }
  /** By source file below `web/`. */
  const manifest: Record<string, ManifestChunk>;
  export default manifest;
  /** Names this build. */
  export const build: string;
}

interface ImportMetaEnv {
  readonly SSR: boolean;
  readonly PROD: boolean;
}

interface ImportMeta {
  readonly env: ImportMetaEnv;
}

declare module '*.svg' {
  const url: string;
  export default url;
}

declare module '*.css';
