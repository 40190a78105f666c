import Foundation
import Geometry
import Scene

/// Translates content streams to drawing commands (ISO 32000-1, annex A).
final class PDFPainter {
  let file: PDFFile
  let canvas: VectorCanvas
  /// The bounds of the whole picture.
  let area: CGRect
  var state: PDFState
  var saved: [PDFState] = []
  /// The number of states saved outside the current stream, whose `Q` cannot restore them.
  var floor = 0
  var resources: [String: PDFObject] = [:]
  /// The transform from the current stream's pattern space to the picture's.
  var patternSpace = CGAffineTransform.identity
  var depth = 0
  var path = Path()
  /// A clip that takes effect after the next painting operator.
  var clipRule: CGPathFillRule?

  /// No operator has more operands.
  private static let mostOperands = 64

  init(_ file: PDFFile, _ canvas: VectorCanvas, area: CGRect) {
    (self.file, self.canvas, self.area) = (file, canvas, area)
    state = PDFState(transform: .identity)
  }

  func paintPage(
    _ content: ArraySlice<UInt8>,
    resources: PDFObject?,
    through place: CGAffineTransform
  ) throws(VectorImageError) {
    state.transform = place
    patternSpace = place
    try canvas.record(.save)
    try canvas.record(.concatenate(place))
    try run(content, resources: file.resolve(resources).dictionary ?? [:])
    try canvas.record(.restore)
  }

  /// Runs a stream and then restores the states that it saved and did not restore.
  func run(
    _ content: ArraySlice<UInt8>,
    resources own: [String: PDFObject]
  ) throws(VectorImageError) {
    let outer = (resources, path, clipRule, floor)
    (resources, path, clipRule, floor) = (own, Path(), nil, saved.count)
    var scanner = PDFScanner(content)
    var operands: [PDFObject] = []
    while let item = scanner.next() {
      guard let word = item.word else {
        if operands.count < Self.mostOperands { operands.append(item) }
        continue
      }
      try canvas.step()
      if word == "BI" {
        try paintInlineImage(&scanner)
      } else {
        try perform(word, PDFOperands(operands))
      }
      operands = []
    }
    while saved.count > floor { try restore() }
    (resources, path, clipRule, floor) = outer
  }

  private func perform(_ word: String, _ operands: PDFOperands) throws(VectorImageError) {
    if build(word, operands) || set(word, operands) || setColor(word, operands) { return }
    if try paint(word) { return }
    switch word {
    case "q": try save()
    case "Q": if saved.count > floor { try restore() }
    case "cm": if let matrix = operands.matrix { try concatenate(matrix) }
    case "Do": try paintObject(operands.name)
    case "sh": try paintShading(operands.name)
    case "Tj", "TJ", "'", "\"": canvas.omit("text")
    default: return
    }
  }

  func save() throws(VectorImageError) {
    guard saved.count < 512 else { throw .tooLarge(limit: "512 nested states") }
    saved.append(state)
    try canvas.record(.save)
  }

  func restore() throws(VectorImageError) {
    guard let last = saved.popLast() else { return }
    state = last
    try canvas.record(.restore)
  }

  func concatenate(_ matrix: CGAffineTransform) throws(VectorImageError) {
    let next = matrix.concatenating(state.transform)
    // Degenerate transforms hide everything, which an empty clip expresses.
    guard next.isInvertible, next.magnification < 1e6 else {
      try canvas.record(.clip(Path(), rule: .winding))
      return
    }
    state.transform = next
    try canvas.record(.concatenate(matrix))
  }

  /// Looks up an object in the current stream's resources.
  func resource(_ kind: String, _ name: String) -> PDFObject {
    file.resolve(file.resolve(resources[kind]).dictionary?[name])
  }

  var spaces: [String: PDFObject] { file.resolve(resources["ColorSpace"]).dictionary ?? [:] }
}

/// The operands of an operator.
struct PDFOperands {
  let values: [PDFObject]
  let numbers: [Double]

  /// Limits coordinates to a range that pictures can represent.
  static let reach = -1e6...1e6

  init(_ values: [PDFObject]) {
    self.values = values
    numbers = values.compactMap { $0.number?.clamped(to: Self.reach) }
  }

  var name: String { values.last?.name ?? "" }

  func has(_ count: Int) -> Bool { numbers.count >= count }

  func point(_ index: Int) -> CGPoint { CGPoint(x: numbers[index], y: numbers[index + 1]) }

  var matrix: CGAffineTransform? { has(6) ? CGAffineTransform(numbers) : nil }
}

extension CGAffineTransform {
  /// Takes six numbers in PDF's order, which is also Core Graphics'.
  init(_ numbers: [Double]) {
    self.init(
      CGFloat(numbers[0]),
      CGFloat(numbers[1]),
      CGFloat(numbers[2]),
      CGFloat(numbers[3]),
      CGFloat(numbers[4]),
      CGFloat(numbers[5])
    )
  }
}
