/** The same codes and parts as `C`, with other words. */
export type CatalogueOf<C> = {
  readonly [Key in keyof C]: C[Key] extends string ? string : CatalogueOf<C[Key]>;
};
