/** Texts by key; a key may hold further keys. `name_one` and `name_other` are the plurals of `name`. */
export interface Catalogue {
  readonly [key: string]: string | Catalogue;
}

/**
 * The same keys with other words: `export const sw: CatalogueLike<typeof en> = { … }` does not compile with a key
 * missing or too many. Swahili has English's two plurals, so their endings are keys like any other.
 */
export type CatalogueLike<C> = {
  readonly [Key in keyof C]: C[Key] extends string ? string : CatalogueLike<C[Key]>;
};

type Singular<Key extends string> = Key extends `${infer Base}_${'one' | 'other'}` ? Base : Key;

type Plural = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';

type SixForms<Key extends string> = Key extends `${infer Base}_${'one' | 'other'}`
  ? `${Base}_${Plural}`
  : Key;

/** The same keys in Arabic, whose plurals have six forms: where English has `name_one`, all six of `name` are written. */
export type ArabicLike<C> = {
  readonly [Key in keyof C & string as SixForms<Key>]: C[Key] extends string ? string : ArabicLike<C[Key]>;
};

/** Dotted keys of a catalogue, plural endings left out. */
export type TextKey<C> = {
  [Key in keyof C & string]: C[Key] extends string ? Singular<Key> : `${Key}.${TextKey<C[Key]>}`;
}[keyof C & string];

/** Values for the `{{name}}` places of a text; `count` chooses the plural. */
export type TextValues = Readonly<Record<string, string | number>>;

export type Text<C> = (key: TextKey<C>, values?: TextValues) => string;
