/** A check passes if its work returns true; any other result or error is its fault. */
export async function check(id, title, work) {
  try {
    const found = await work();
    return {
      id,
      title,
      fault: found === true ? null : `it answers ${typeof found === 'string' ? found : JSON.stringify(found)}`,
    };
  } catch (error) {
    return { id, title, fault: String(error?.message ?? error).slice(0, 300) };
  }
}
