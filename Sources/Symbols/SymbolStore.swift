internal import Synchronization
internal import Typography

/// Composes each symbol once in each weight.
final class SymbolStore: Sendable {
  static let shared = SymbolStore()

  private struct Key: Hashable {
    let name: String
    let pen: SymbolPen
    let source: FontSource
  }

  private let drawings = Mutex<[Key: SymbolDrawing]>([:])

  func drawing(
    of form: SymbolForm,
    named name: String,
    _ pen: SymbolPen,
    from source: FontSource
  ) throws(TypographyError) -> SymbolDrawing {
    let key = Key(name: name, pen: pen, source: source)
    if let drawing = drawings.withLock({ $0[key] }) { return drawing }
    let drawing = try SymbolDrawing(form, named: name, pen, from: source)
    // Another thread may have composed it in the meantime: both are equal.
    drawings.withLock { $0[key] = drawing }
    return drawing
  }
}
