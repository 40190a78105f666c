import Foundation

/// A function from numbers to numbers (ISO 32000-1, 7.10).
indirect enum PDFFunction: Sendable {
  case sampled(Sampled)
  case exponential(c0: [Double], c1: [Double], exponent: Double, domain: ClosedRange<Double>)
  case stitched([PDFFunction], bounds: [Double], encode: [Double], domain: ClosedRange<Double>)
  case calculator(PDFCalculator, domain: [Double], range: [Double])
  /// One function for each component.
  case list([PDFFunction])

  /// Returns nil if the file describes no valid function.
  init?(_ value: PDFObject?, in file: PDFFile) {
    var parts = 0
    self.init(value, in: file, depth: 0, &parts)
  }

  /// A function may contain itself, many times over; `parts` counts all that are read.
  private init?(_ value: PDFObject?, in file: PDFFile, depth: Int, _ parts: inout Int) {
    parts += 1
    guard depth < 8, parts <= Self.mostParts else { return nil }
    let value = file.resolve(value)
    if let list = value.array {
      let functions = Self.functions(list.prefix(32), in: file, depth: depth + 1, &parts)
      guard !functions.isEmpty, functions.count == list.count else { return nil }
      self = .list(functions)
      return
    }
    guard let entries = value.dictionary, let limits = file.numbers(entries["Domain"]),
      limits.count >= 2
    else { return nil }
    let domain = min(limits[0], limits[1])...max(limits[0], limits[1])
    switch file.resolve(entries["FunctionType"]).integer {
    case 0:
      guard let sampled = Sampled(value, in: file) else { return nil }
      self = .sampled(sampled)
    case 2:
      self = .exponential(
        c0: file.numbers(entries["C0"]) ?? [0],
        c1: file.numbers(entries["C1"]) ?? [1],
        exponent: file.resolve(entries["N"]).number ?? 1,
        domain: domain
      )
    case 3:
      let list = file.resolve(entries["Functions"]).array?.prefix(256) ?? []
      let functions = Self.functions(list, in: file, depth: depth + 1, &parts)
      let bounds = file.numbers(entries["Bounds"]) ?? []
      let encode = file.numbers(entries["Encode"]) ?? []
      guard !functions.isEmpty, functions.count == list.count,
        bounds.count == functions.count - 1, encode.count >= functions.count * 2
      else { return nil }
      self = .stitched(functions, bounds: bounds, encode: encode, domain: domain)
    case 4:
      guard let stream = value.stream, let text = file.unpack(stream),
        let calculator = PDFCalculator(text), let range = file.numbers(entries["Range"])
      else { return nil }
      self = .calculator(calculator, domain: limits, range: range)
    default: return nil
    }
  }

  private static let mostParts = 512

  /// The valid ones of a list, up to the first one that is not.
  private static func functions(
    _ list: ArraySlice<PDFObject>,
    in file: PDFFile,
    depth: Int,
    _ parts: inout Int
  ) -> [PDFFunction] {
    var functions: [PDFFunction] = []
    for value in list {
      guard let function = PDFFunction(value, in: file, depth: depth, &parts) else { break }
      functions.append(function)
    }
    return functions
  }

  func callAsFunction(_ inputs: [Double]) -> [Double] {
    switch self {
    case .sampled(let sampled): return sampled(inputs)
    case .exponential(let c0, let c1, let exponent, let domain):
      let x = (inputs.first ?? 0).clamped(to: domain)
      let share = exponent == 1 ? x : pow(x, exponent)
      return zip(c0, c1).map { $0 + share * ($1 - $0) }
    case .stitched(let functions, let bounds, let encode, let domain):
      let x = (inputs.first ?? 0).clamped(to: domain)
      let index = bounds.firstIndex { x < $0 } ?? functions.count - 1
      let low = index == 0 ? domain.lowerBound : bounds[index - 1]
      let high = index == bounds.count ? domain.upperBound : bounds[index]
      let share = high > low ? (x - low) / (high - low) : 0
      let (from, to) = (encode[index * 2], encode[index * 2 + 1])
      return functions[index]([from + share * (to - from)])
    case .calculator(let calculator, let domain, let range):
      let results = calculator(Self.limited(inputs, by: domain))
      let count = range.count / 2
      return Self.limited(Array(results.suffix(count)), by: range)
    case .list(let functions): return functions.map { $0(inputs).first ?? 0 }
    }
  }

  /// The inputs between which the function is close enough to linear for a gradient over `domain`.
  func knots(_ domain: ClosedRange<Double>) -> [Double] {
    let (low, high) = (domain.lowerBound, domain.upperBound)
    func even(from low: Double, to high: Double, count: Int) -> [Double] {
      (0...count).map { low + (high - low) * Double($0) / Double(count) }
    }
    switch self {
    case .exponential(_, _, let exponent, _):
      return even(from: low, to: high, count: exponent == 1 ? 1 : 16)
    case .stitched(let functions, let bounds, _, _):
      let edges = [low] + bounds.filter { $0 > low && $0 < high } + [high]
      let isStraight = functions.allSatisfy(\.isStraight)
      // Both sides of an edge, since the color may jump there.
      return zip(edges, edges.dropFirst()).flatMap { start, end in
        even(
          from: start,
          to: end - (end == high ? 0 : (end - start) * 1e-6),
          count: isStraight ? 1 : 8
        )
      }
    case .sampled, .calculator, .list: return even(from: low, to: high, count: 32)
    }
  }

  private var isStraight: Bool {
    if case .exponential(_, _, let exponent, _) = self { exponent == 1 } else { false }
  }

  static func limited(_ values: [Double], by limits: [Double]) -> [Double] {
    values.enumerated().map { index, value in
      guard limits.count > index * 2 + 1 else { return value }
      return max(limits[index * 2], min(value, limits[index * 2 + 1]))
    }
  }
}

extension Double {
  func clamped(to range: ClosedRange<Double>) -> Double {
    max(range.lowerBound, min(self, range.upperBound))
  }
}
