import Foundation
import Geometry

/// A color space of a PDF file (ISO 32000-1, 8.6).
indirect enum PDFColorSpace: Sendable {
  case gray
  case rgb
  case cmyk
  case lab(range: [Double])
  case indexed(PDFColorSpace, table: [UInt8])
  /// Spot colors: their number, the alternate space, and the function that converts them to it.
  case inks(Int, PDFColorSpace, PDFFunction)
  /// A pattern; uncolored patterns have the color space of their paint.
  case pattern(PDFColorSpace?)

  /// Returns nil if the space is unknown or damaged.
  init?(_ value: PDFObject?, in file: PDFFile, named spaces: [String: PDFObject], depth: Int = 0) {
    guard depth < 8 else { return nil }
    let value = file.resolve(value)
    if let name = value.name {
      if let plain = Self.plain[name] { self = plain; return }
      guard let other = spaces[name] else { return nil }
      self.init(other, in: file, named: [:], depth: depth + 1)
      return
    }
    guard let list = value.array, let kind = file.resolve(list.first).name else { return nil }
    func space(_ index: Int) -> PDFColorSpace? {
      guard list.indices.contains(index) else { return nil }
      return PDFColorSpace(list[index], in: file, named: spaces, depth: depth + 1)
    }
    switch kind {
    case "CalGray": self = .gray
    case "CalRGB": self = .rgb
    case "Lab": self = Self.lab(file.resolve(list.last).dictionary ?? [:], file)
    case "ICCBased":
      guard let space = Self.profile(file.resolve(list.last).dictionary ?? [:], file) else {
        return nil
      }
      self = space
    case "Indexed", "I":
      guard let base = space(1), list.count > 3, let table = Self.table(list[3], file) else {
        return nil
      }
      self = .indexed(base, table: table)
    case "Separation", "DeviceN":
      guard let base = space(2), list.count > 3, let function = PDFFunction(list[3], in: file)
      else {
        return nil
      }
      self = .inks(file.resolve(list[1]).array?.count ?? 1, base, function)
    case "Pattern": self = .pattern(space(1))
    default:
      guard let plain = Self.plain[kind] else { return nil }
      self = plain
    }
  }

  private static let plain: [String: PDFColorSpace] = [
    "DeviceGray": .gray, "G": .gray, "CalGray": .gray, "DeviceRGB": .rgb, "RGB": .rgb,
    "CalRGB": .rgb, "DeviceCMYK": .cmyk, "CMYK": .cmyk, "Pattern": .pattern(nil),
  ]

  /// Profiles are treated by their number of components, because exporters write sRGB profiles.
  private static func profile(_ entries: [String: PDFObject], _ file: PDFFile) -> PDFColorSpace? {
    switch file.resolve(entries["N"]).integer {
    case 1: .gray
    case 3: .rgb
    case 4: .cmyk
    default: nil
    }
  }

  private static func lab(_ entries: [String: PDFObject], _ file: PDFFile) -> PDFColorSpace {
    let range = file.numbers(entries["Range"]) ?? []
    return .lab(range: range.count == 4 ? range : [-100, 100, -100, 100])
  }

  private static func table(_ value: PDFObject, _ file: PDFFile) -> [UInt8]? {
    switch file.resolve(value) {
    case .string(let bytes): bytes
    case .stream(let stream): file.unpack(stream).map(Array.init)
    case .null, .boolean, .number, .name, .array, .dictionary, .reference, .word: nil
    }
  }

  // MARK: Colors

  var componentCount: Int {
    switch self {
    case .gray, .indexed: 1
    case .rgb, .lab: 3
    case .cmyk: 4
    case .inks(let count, _, _): count
    case .pattern(let base): base?.componentCount ?? 0
    }
  }

  /// [D] Black, or full tints of all inks.
  var initialComponents: [Double] {
    switch self {
    case .gray, .indexed: [0]
    case .rgb, .lab: [0, 0, 0]
    case .cmyk: [0, 0, 0, 1]
    case .inks(let count, _, _): Array(repeating: 1, count: count)
    case .pattern(let base): base?.initialComponents ?? []
    }
  }

  /// The range of each component, over which an image's samples are spread.
  func decode(bits: Int) -> [Double] {
    switch self {
    case .indexed: [0, Double((1 << bits) - 1)]
    case .lab(let range): [0, 100] + range
    case .gray, .rgb, .cmyk, .inks, .pattern: (0..<componentCount).flatMap { _ in [0, 1] }
    }
  }

  func color(_ values: [Double]) -> Color {
    func at(_ index: Int) -> Double { values.indices.contains(index) ? values[index] : 0 }
    func unit(_ index: Int) -> Double { at(index).clamped(to: 0...1) }
    switch self {
    case .gray: return Color(white: unit(0))
    case .rgb: return Color(red: unit(0), green: unit(1), blue: unit(2))
    case .cmyk:
      let light = 1 - unit(3)
      return Color(
        red: (1 - unit(0)) * light,
        green: (1 - unit(1)) * light,
        blue: (1 - unit(2)) * light
      )
    case .lab: return Self.color(lab: [at(0), at(1), at(2)])
    case .indexed(let base, let table):
      let count = base.componentCount
      let index = Int(at(0).clamped(to: 0...255)) * count
      guard index + count <= table.count else { return .black }
      let bytes = table[index..<(index + count)]
      let ranges = base.decode(bits: 8)
      return base.color(
        zip(bytes, 0...).map { byte, index in
          let (low, high) = (ranges[index * 2], ranges[index * 2 + 1])
          return low + (high - low) * Double(byte) / 255
        }
      )
    case .inks(_, let base, let function): return base.color(function(values))
    case .pattern(let base): return base?.color(values) ?? .black
    }
  }

  /// Converts CIE 1976 → XYZ → sRGB.
  private static func color(lab: [Double]) -> Color {
    let m = (lab[0] + 16) / 116
    func curve(_ x: Double) -> Double {
      x >= 6.0 / 29 ? x * x * x : 108.0 / 841 * (x - 4.0 / 29)
    }
    let (x, y, z) = (curve(m + lab[1] / 500), curve(m), curve(m - lab[2] / 200))
    let (X, Y, Z) = (x * 0.9505, y, z * 1.089)
    func encoded(_ linear: Double) -> Double {
      let x = linear.clamped(to: 0...1)
      return x <= 0.0031308 ? 12.92 * x : 1.055 * pow(x, 1 / 2.4) - 0.055
    }
    return Color(
      red: encoded(3.2406 * X - 1.5372 * Y - 0.4986 * Z),
      green: encoded(-0.9689 * X + 1.8758 * Y + 0.0415 * Z),
      blue: encoded(0.0557 * X - 0.2040 * Y + 1.0570 * Z)
    )
  }
}
