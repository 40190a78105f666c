internal import Foundation
internal import Geometry

/// Parses the outlines of the table: SVG's path commands, and three of our own.
///
/// `M L H V C Q Z` as in SVG, lower case for relative; `O x y r` is a circle, `R x y w h r` a
/// rectangle with round corners, `A x y r from to` an arc in degrees, clockwise on screen, with a
/// line to its start.
struct OutlineText {
  private var words: ArraySlice<Substring>
  private var path = Path()
  private var point = CGPoint.zero
  private var start = CGPoint.zero

  /// Nil if the text is not an outline.
  static func path(_ text: Substring) -> Path? {
    var reader = OutlineText(words: words(text)[...])
    while let word = reader.words.popFirst() {
      guard word.count == 1, let letter = word.first, letter.isLetter, reader.read(letter) else {
        return nil
      }
      // Further numbers repeat the command.
      while let next = reader.words.first, Double(next) != nil {
        guard !"ZzORA".contains(letter), reader.read(letter == "M" ? "L" : letter) else {
          return nil
        }
      }
    }
    return reader.path.isEmpty ? nil : reader.path
  }

  private init(words: ArraySlice<Substring>) {
    self.words = words
  }

  /// Letters by themselves, numbers as they are.
  private static func words(_ text: Substring) -> [Substring] {
    text.split { $0 == " " || $0 == "," }.flatMap { word -> [Substring] in
      guard word.count > 1, let first = word.first, first.isLetter else { return [word] }
      return [word.prefix(1), word.dropFirst()]
    }
  }

  private mutating func read(_ letter: Character) -> Bool {
    switch letter {
    case "Z", "z":
      path.close()
      point = start
      return true
    case "O": return circle()
    case "R": return rectangle()
    case "A": return arc()
    default: return segment(letter)
    }
  }

  private mutating func segment(_ letter: Character) -> Bool {
    let origin = letter.isLowercase ? point : .zero
    switch letter.uppercased() {
    case "M":
      guard let to = next(from: origin) else { return false }
      path.move(to: to)
      start = to
    case "L":
      guard let to = next(from: origin) else { return false }
      path.addLine(to: to)
    case "H":
      guard let x = number() else { return false }
      point.x = origin.x + x
      path.addLine(to: point)
    case "V":
      guard let y = number() else { return false }
      point.y = origin.y + y
      path.addLine(to: point)
    case "Q":
      guard let control = next(from: origin), let to = next(from: origin) else { return false }
      path.addQuad(to: to, control: control)
    case "C":
      guard let one = next(from: origin), let two = next(from: origin), let to = next(from: origin)
      else { return false }
      path.addCubic(to: to, control1: one, control2: two)
    default: return false
    }
    return true
  }

  private mutating func circle() -> Bool {
    guard let center = next(from: .zero), let r = number() else { return false }
    let box = CGRect(x: center.x - r, y: center.y - r, width: r * 2, height: r * 2)
    path.append(Path(ellipseIn: box))
    return true
  }

  private mutating func rectangle() -> Bool {
    guard let corner = next(from: .zero), let size = next(from: .zero), let r = number() else {
      return false
    }
    let box = CGRect(origin: corner, size: CGSize(width: size.x, height: size.y))
    path.append(r == 0 ? Path(rect: box) : Path(roundedRect: box, cornerRadii: CornerRadii(r)))
    return true
  }

  private mutating func arc() -> Bool {
    guard let center = next(from: .zero), let r = number(), let from = number(), let to = number()
    else { return false }
    let (first, last) = (from * .pi / 180, to * .pi / 180)
    path.addArc(center: center, radius: r, startAngle: first, delta: last - first)
    point = CGPoint(x: center.x + r * cos(last), y: center.y + r * sin(last))
    return true
  }

  private mutating func next(from origin: CGPoint) -> CGPoint? {
    guard let x = number(), let y = number() else { return nil }
    point = CGPoint(x: origin.x + x, y: origin.y + y)
    return point
  }

  private mutating func number() -> CGFloat? {
    guard let word = words.first, let value = Double(word) else { return nil }
    words.removeFirst()
    return CGFloat(value)
  }
}
