/** Features of the server that each feature may import. */
export declare const below: Readonly<Record<string, readonly string[]>>;
/** Features of the server that every feature may import. */
export declare const forAll: readonly string[];
/** Features of the web that each feature may import. */
export declare const webBelow: Readonly<Record<string, readonly string[]>>;
