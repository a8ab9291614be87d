import { refTo, type PdfFile, type PdfId } from './pdf-file';

/** A part of what a file says, in the order in which it is read aloud. */
export interface PdfTag {
  readonly id: PdfId;
  readonly type: TagType;
  readonly parent: PdfId;
  readonly kids: PdfId[];
}

export type TagType = 'Document' | 'H1' | 'H2' | 'P' | 'Table' | 'TR' | 'TH' | 'TD' | 'Form';

/** Where a part stands: the `mark`th marked text of a page. */
export interface TagPlace {
  readonly page: PdfId;
  readonly mark: number;
}

const attributes: Partial<Record<TagType, string>> = { TH: ' /A << /O /Table /Scope /Column >>' };
const rowHead = ' /A << /O /Table /Scope /Row >>';

/** The tree of what a file says (ISO 32000-1, 14.7), written as it grows. */
export interface PdfTags {
  readonly root: PdfTag;
  /** A part with parts of its own, which `close` writes. */
  open(type: TagType, parent: PdfTag): PdfTag;
  close(tag: PdfTag): void;
  /** A part of text; without a place it is empty. Gives its number. */
  text(type: TagType, parent: PdfTag, place: TagPlace | null, isRowHead?: boolean): PdfId;
  /** A part that is a field. */
  field(parent: PdfTag, field: PdfId, page: PdfId): PdfId;
  /** Which parts the marks of page `index` are, in their order. */
  keepPage(index: number, marks: readonly PdfId[]): void;
  /** That a field is that part. Gives the key of it. */
  keepField(tag: PdfId): number;
  /** Writes the tree and gives its number. */
  end(): PdfId;
}

export function createPdfTags(file: PdfFile): PdfTags {
  const tree = file.reserve();
  const root: PdfTag = { id: file.reserve(), type: 'Document', parent: tree, kids: [] };
  const numbers: string[] = [];
  let keys = 0;

  function write(id: PdfId, type: TagType, parent: PdfId, rest: string): void {
    file.add(id, `<< /S /${type} /P ${refTo(parent)}${rest} >>`);
  }

  function close({ id, type, parent, kids }: PdfTag): void {
    write(id, type, parent, ` /K [${kids.map(refTo).join(' ')}]`);
  }

  return {
    root,
    close,
    open(type, parent) {
      const tag = { id: file.reserve(), type, parent: parent.id, kids: [] };
      parent.kids.push(tag.id);
      return tag;
    },
    text(type, parent, place, isRowHead = false) {
      const id = file.reserve();
      parent.kids.push(id);
      const where = place === null ? '' : ` /Pg ${refTo(place.page)} /K ${place.mark}`;
      write(id, type, parent.id, `${where}${isRowHead ? rowHead : (attributes[type] ?? '')}`);
      return id;
    },
    field(parent, field, page) {
      const id = file.reserve();
      parent.kids.push(id);
      write(id, 'Form', parent.id, ` /K << /Type /OBJR /Obj ${refTo(field)} /Pg ${refTo(page)} >>`);
      return id;
    },
    keepPage(index, marks) {
      const id = file.reserve();
      file.add(id, `[${marks.map(refTo).join(' ')}]`);
      numbers.push(`${index} ${refTo(id)}`);
      keys = Math.max(keys, index + 1);
    },
    keepField(tag) {
      numbers.push(`${keys} ${refTo(tag)}`);
      keys += 1;
      return keys - 1;
    },
    end() {
      close(root);
      file.add(
        tree,
        `<< /Type /StructTreeRoot /K ${refTo(root.id)} /ParentTree << /Nums [${numbers.join(' ')}] >> /ParentTreeNextKey ${keys} >>`,
      );
      return tree;
    },
  };
}
