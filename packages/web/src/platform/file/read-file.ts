/** Reads a chosen file, or a part of one. Rejects if it was changed or removed since it was chosen. */
export function readFile<T extends string | ArrayBuffer>(
  file: Blob,
  way: 'readAsArrayBuffer' | 'readAsDataURL',
): Promise<T> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as T);
    reader.onerror = () => reject(reader.error ?? new Error('A file was not read'));
    reader[way](file);
  });
}
