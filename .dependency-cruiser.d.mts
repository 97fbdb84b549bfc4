/** For each feature those below it, which it may use. */
export declare const below: Readonly<Record<string, readonly string[]>>;
/** Features that stand under all others. */
export declare const forAll: readonly string[];
