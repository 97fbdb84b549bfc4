/** The part of pdfmake that is used; the package ships no types. */
declare module 'pdfmake' {
  interface PdfMaker {
    readonly virtualfs: { writeFileSync(path: string, content: Buffer): void };
    setTableLayouts(layouts: Record<string, object>): void;
    setFonts(fonts: Record<string, Record<'normal' | 'bold', string>>): void;
    setUrlAccessPolicy(mayLoad: (url: string) => boolean): void;
    setLocalAccessPolicy(mayRead: (path: string) => boolean): void;
    createPdf(definition: object): { getBuffer(): Promise<Buffer> };
  }
  const maker: PdfMaker;
  export default maker;
}
