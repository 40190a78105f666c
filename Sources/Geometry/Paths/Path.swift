public import Foundation

/// An outline as a value: its elements in order.
public struct Path: Hashable, Sendable {
  public enum Element: Hashable, Sendable {
    case move(CGPoint)
    case line(CGPoint)
    case quad(control: CGPoint, to: CGPoint)
    case cubic(CGPoint, CGPoint, to: CGPoint)
    case close
  }

  public var elements: [Element]

  public init(_ elements: [Element] = []) {
    self.elements = elements
  }

  public var isEmpty: Bool { elements.isEmpty }
}

extension Path {
  public mutating func move(to point: CGPoint) {
    elements.append(.move(point))
  }

  public mutating func addLine(to point: CGPoint) {
    elements.append(.line(point))
  }

  public mutating func addQuad(to point: CGPoint, control: CGPoint) {
    elements.append(.quad(control: control, to: point))
  }

  public mutating func addCubic(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
    elements.append(.cubic(control1, control2, to: point))
  }

  public mutating func close() {
    elements.append(.close)
  }

  public mutating func append(_ other: Path) {
    elements += other.elements
  }

  public func applying(_ t: CGAffineTransform) -> Path {
    Path(elements.map { $0.applying(t) })
  }
}

extension Path.Element {
  public func applying(_ t: CGAffineTransform) -> Path.Element {
    switch self {
    case .move(let point): .move(point.applying(t))
    case .line(let point): .line(point.applying(t))
    case .quad(let control, let point):
      .quad(control: control.applying(t), to: point.applying(t))
    case .cubic(let one, let two, let point):
      .cubic(one.applying(t), two.applying(t), to: point.applying(t))
    case .close: .close
    }
  }

  /// The control points and the end point, in order.
  package var points: [CGPoint] {
    switch self {
    case .move(let point), .line(let point): [point]
    case .quad(let control, let point): [control, point]
    case .cubic(let one, let two, let point): [one, two, point]
    case .close: []
    }
  }
}
