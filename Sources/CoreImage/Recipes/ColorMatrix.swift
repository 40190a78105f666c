import Foundation

/// Four rows of factors of red, green, blue, alpha and 1.
struct ColorMatrix: Hashable, Sendable {
  private(set) var numbers: [Float]

  init(_ rows: [[Double]]) {
    precondition(rows.count == 4 && rows.allSatisfy { $0.count == 5 }, "four rows of five numbers")
    numbers = rows.flatMap { $0.map { Float($0) } }
  }

  static let identity = scale(1)
  static let inversion = ColorMatrix([
    [-1, 0, 0, 0, 1], [0, -1, 0, 0, 1], [0, 0, -1, 0, 1], [0, 0, 0, 1, 0],
  ])
  static let opaque = ColorMatrix([
    [1, 0, 0, 0, 0], [0, 1, 0, 0, 0], [0, 0, 1, 0, 0], [0, 0, 0, 0, 1],
  ])

  static func scale(_ factor: Double, adding bias: Double = 0) -> ColorMatrix {
    ColorMatrix([
      [factor, 0, 0, 0, bias], [0, factor, 0, 0, bias], [0, 0, factor, 0, bias], [0, 0, 0, 1, 0],
    ])
  }

  /// Rows of red, green and blue; alpha stays.
  static func rgb(_ rows: [[Double]]) -> ColorMatrix {
    ColorMatrix(rows.map { $0 + [0, 0] } + [[0, 0, 0, 1, 0]])
  }

  // [D] Rec. 709's weights, those of linear sRGB.
  static let luminance = [0.2126, 0.7152, 0.0722]

  static let gray = rgb([luminance, luminance, luminance])

  /// The luminance times a colour.
  static func shades(of color: [Float]) -> ColorMatrix {
    rgb(color.prefix(3).map { factor in luminance.map { $0 * Double(factor) } })
  }

  /// From one color to another, as far as the luminance goes.
  static func shades(from black: [Float], to white: [Float]) -> ColorMatrix {
    let rows = (0..<3).map { index in
      luminance.map { $0 * Double(white[index] - black[index]) } + [0, Double(black[index])]
    }
    return ColorMatrix(rows + [[0, 0, 0, 1, 0]])
  }

  /// Each component times that of a color.
  static func factors(_ color: [Float]) -> ColorMatrix {
    rgb((0..<3).map { row in (0..<3).map { $0 == row ? Double(color[row]) : 0 } })
  }

  /// A turn around the grays, in radians.
  static func hue(_ angle: Double) -> ColorMatrix {
    // Rodrigues' formula about (1, 1, 1) / √3.
    let (cosine, sine) = (cos(angle), sin(angle))
    let same = cosine + (1 - cosine) / 3
    let (next, last) = (
      (1 - cosine) / 3 - sine / 3.0.squareRoot(), (1 - cosine) / 3 + sine / 3.0.squareRoot()
    )
    return rgb([[same, next, last], [last, same, next], [next, last, same]])
  }

  /// `share` of another matrix and the rest of this one.
  func mixed(with other: ColorMatrix, _ share: Double) -> ColorMatrix {
    var mixed = self
    for index in numbers.indices {
      mixed.numbers[index] += (other.numbers[index] - numbers[index]) * Float(share)
    }
    return mixed
  }

  /// First this one, then another.
  func followed(by next: ColorMatrix) -> ColorMatrix {
    func rows(_ matrix: ColorMatrix) -> [[Double]] {
      (0..<4).map { row in (0..<5).map { Double(matrix.numbers[row * 5 + $0]) } }
        + [[0, 0, 0, 0, 1]]
    }
    let (first, second) = (rows(self), rows(next))
    return ColorMatrix(
      (0..<4).map { row in
        (0..<5).map { column in (0..<5).reduce(0) { $0 + second[row][$1] * first[$1][column] } }
      }
    )
  }
}
