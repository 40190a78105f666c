import Foundation
import Geometry

/// Parses the `d` of a path (SVG 1.1, 8.3), up to the first error.
struct SVGPathData {
  private var numbers: SVGNumbers
  private(set) var path = Path()
  private var point = CGPoint.zero
  private var start = CGPoint.zero
  /// The last control point, which `S` and `T` reflect.
  private var control: (point: CGPoint, isCubic: Bool)?

  static func path(_ text: String) -> Path {
    var data = SVGPathData(numbers: SVGNumbers(text))
    data.read()
    return data.path
  }

  private init(numbers: SVGNumbers) {
    self.numbers = numbers
  }

  private mutating func read() {
    var command: Character?
    while true {
      if let letter = numbers.letter() {
        command = letter
        guard step(letter) else { return }
      } else {
        // Further numbers repeat the last command; after a move they are lines.
        guard let last = command, last != "z", last != "Z" else { return }
        guard step(last == "m" ? "l" : last == "M" ? "L" : last) else { return }
      }
    }
  }

  private mutating func step(_ command: Character) -> Bool {
    let isRelative = command.isLowercase
    let origin = isRelative ? point : .zero
    switch command.lowercased() {
    case "m": return move(origin)
    case "z":
      if !path.isEmpty { path.close() }
      (point, control) = (start, nil)
      return true
    case "l": return pointed(origin) { $0.line(to: $1) }
    case "h":
      guard let x = numbers.next() else { return false }
      line(to: CGPoint(x: origin.x + CGFloat(x), y: point.y))
      return true
    case "v":
      guard let y = numbers.next() else { return false }
      line(to: CGPoint(x: point.x, y: origin.y + CGFloat(y)))
      return true
    case "c":
      return pointed(origin) { data, one in
        data.pointed(origin) { data, two in
          data.pointed(origin) { $0.cubic(one, two, to: $1) }
        }
      }
    case "s":
      let one = mirrored(isCubic: true)
      return pointed(origin) { data, two in data.pointed(origin) { $0.cubic(one, two, to: $1) } }
    case "q": return pointed(origin) { data, one in data.pointed(origin) { $0.quad(one, to: $1) } }
    case "t":
      let one = mirrored(isCubic: false)
      return pointed(origin) { $0.quad(one, to: $1) }
    case "a": return arc(origin)
    default: return false
    }
  }

  /// Reads a point and continues from it; returns false if there is none.
  private mutating func pointed(
    _ origin: CGPoint,
    _ body: (inout SVGPathData, CGPoint) -> Bool
  ) -> Bool {
    guard let x = numbers.next(), let y = numbers.next() else { return false }
    return body(&self, CGPoint(x: origin.x + CGFloat(x), y: origin.y + CGFloat(y)))
  }

  private mutating func move(_ origin: CGPoint) -> Bool {
    pointed(origin) { data, point in
      data.path.move(to: point)
      (data.point, data.start, data.control) = (point, point, nil)
      return true
    }
  }

  /// After `z`, a new subpath starts where the last one started.
  private mutating func begin() {
    if path.isEmpty || path.elements.last == .close { path.move(to: point) }
  }

  @discardableResult
  private mutating func line(to end: CGPoint) -> Bool {
    begin()
    path.addLine(to: end)
    (point, control) = (end, nil)
    return true
  }

  private mutating func cubic(_ one: CGPoint, _ two: CGPoint, to end: CGPoint) -> Bool {
    begin()
    path.addCubic(to: end, control1: one, control2: two)
    (point, control) = (end, (two, true))
    return true
  }

  private mutating func quad(_ one: CGPoint, to end: CGPoint) -> Bool {
    begin()
    path.addQuad(to: end, control: one)
    (point, control) = (end, (one, false))
    return true
  }

  private func mirrored(isCubic: Bool) -> CGPoint {
    guard let control, control.isCubic == isCubic else { return point }
    return CGPoint(x: 2 * point.x - control.point.x, y: 2 * point.y - control.point.y)
  }

  private mutating func arc(_ origin: CGPoint) -> Bool {
    guard let rx = numbers.next(), let ry = numbers.next(), let turn = numbers.next(),
      let isLarge = numbers.flag(), let isClockwise = numbers.flag()
    else { return false }
    return pointed(origin) { data, end in
      data.begin()
      let arc = SVGArc(
        from: data.point,
        to: end,
        radii: CGSize(width: abs(rx), height: abs(ry)),
        rotation: turn * .pi / 180,
        isLarge: isLarge,
        isClockwise: isClockwise
      )
      data.path.append(arc.path)
      (data.point, data.control) = (end, nil)
      return true
    }
  }
}

/// An elliptical arc given by its end points (SVG 1.1, appendix F.6).
private struct SVGArc {
  let path: Path

  init(
    from start: CGPoint,
    to end: CGPoint,
    radii: CGSize,
    rotation: Double,
    isLarge: Bool,
    isClockwise: Bool
  ) {
    guard start != end else {
      path = Path()
      return
    }
    guard radii.width > 1e-9, radii.height > 1e-9 else {
      path = Path([.line(end)])
      return
    }
    // The space in which the ellipse is a circle of radius 1.
    let turn = CGAffineTransform(rotationAngle: CGFloat(-rotation))
    let unit = turn.concatenating(CGAffineTransform(scaleX: 1 / radii.width, y: 1 / radii.height))
    let (a, b) = (SIMD2(start.applying(unit)), SIMD2(end.applying(unit)))
    let half = (b - a) / 2
    let length = (half * half).sum().squareRoot()
    // Points that are too near to each other for their distance to be a number.
    guard length > 0 else {
      path = Path([.line(end)])
      return
    }
    // [D] Radii that are too small to connect both ends are enlarged.
    let scale = max(length, 1)
    let height = max(scale * scale - length * length, 0).squareRoot()
    let side = isLarge == isClockwise ? 1.0 : -1.0
    let normal = SIMD2(half.y, -half.x) / length
    let center = (a + b) / 2 + normal * height * side
    let from = atan2(a.y - center.y, a.x - center.x)
    var delta = atan2(b.y - center.y, b.x - center.x) - from
    if isClockwise, delta < 0 { delta += 2 * .pi }
    if !isClockwise, delta > 0 { delta -= 2 * .pi }
    var circle = Path()
    circle.addArc(
      center: CGPoint(x: center.x, y: center.y),
      radius: CGFloat(scale),
      startAngle: CGFloat(from),
      delta: CGFloat(delta)
    )
    var elements = circle.applying(unit.inverted()).elements.dropFirst()
    if let last = elements.popLast(), case .cubic(let one, let two, _) = last {
      // The end point as written in the file, so that shapes close exactly.
      elements.append(.cubic(one, two, to: end))
    }
    path = Path(Array(elements))
  }
}

extension SIMD2<Double> {
  fileprivate init(_ point: CGPoint) { self.init(Double(point.x), Double(point.y)) }
}
