import Foundation

extension Path {
  /// Interpolates point by point if both paths have the same kinds of elements; otherwise jumps
  /// half-way.
  ///
  /// Core Animation leaves paths of different structure undefined.
  public static func mix(_ a: Path, _ b: Path, _ p: Double) -> Path {
    if p == 0 || a == b { return a }
    if p == 1 { return b }
    let pairs = zip(a.elements, b.elements).compactMap { Element.mix($0, $1, p) }
    guard a.elements.count == b.elements.count, pairs.count == a.elements.count else {
      return p < 0.5 ? a : b
    }
    return Path(pairs)
  }

  /// Whether `mix` goes point by point.
  package func corresponds(to other: Path) -> Bool {
    elements.count == other.elements.count
      && zip(elements, other.elements).allSatisfy { Element.mix($0, $1, 0) != nil }
  }
}

extension Path.Element {
  fileprivate static func mix(_ a: Self, _ b: Self, _ p: Double) -> Self? {
    switch (a, b) {
    case (.move(let from), .move(let to)):
      return .move(.mix(from, to, p))
    case (.line(let from), .line(let to)):
      return .line(.mix(from, to, p))
    case (.quad(let c, let from), .quad(let d, let to)):
      return .quad(control: .mix(c, d, p), to: .mix(from, to, p))
    case (.cubic(let c, let e, let from), .cubic(let d, let f, let to)):
      return .cubic(.mix(c, d, p), .mix(e, f, p), to: .mix(from, to, p))
    case (.close, .close):
      return .close
    case (.move, _), (.line, _), (.quad, _), (.cubic, _), (.close, _):
      return nil
    }
  }
}
