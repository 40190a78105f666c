public import Bitmap

/// A way to decide whether two pictures of one size are equal enough.
public struct Comparer: Sendable {
  public let name: String
  /// How many pixels may differ.
  public let limit: DifferenceLimit
  /// Called with pictures of the same size.
  public let compare: @Sendable (_ golden: Bitmap, _ actual: Bitmap) -> Comparison

  public init(
    name: String,
    allowing limit: DifferenceLimit = .none,
    compare: @escaping @Sendable (_ golden: Bitmap, _ actual: Bitmap) -> Comparison
  ) {
    self.name = name
    self.limit = limit
    self.compare = compare
  }

  /// The comparison, and whether it passes.
  public func judge(_ golden: Bitmap, _ actual: Bitmap) -> (found: Comparison, passes: Bool) {
    let found = compare(golden, actual)
    return (found, limit.allows(found))
  }
}

extension Comparer {
  /// Every bit of every pixel counts; the default.
  public static let exact = Comparer(name: "exact") { golden, actual in
    golden == actual ? Comparison() : Verdicts(of: golden, and: actual).summary
  }

  /// Up to `max` levels in each channel pass; only pixels beyond that differ.
  public static func channel(max: Int, allowing limit: DifferenceLimit = .none) -> Comparer {
    Comparer(name: "channel \(max)", allowing: limit, rule: Verdicts.Rule(channelLimit: max))
  }

  /// Allows two levels, and differences that look like the edge of a shape in both pictures.
  public static let antialiasTolerant = Comparer(
    name: "antialias tolerant",
    rule: Verdicts.Rule(channelLimit: 2, ignoresAntialiasing: true)
  )

  /// The colour metric of pixelmatch up to version 6 and of odiff; 1 accepts black for white.
  public static func yiq(
    threshold: Double,
    ignoresAntialiasing: Bool = true,
    allowing limit: DifferenceLimit = .none
  ) -> Comparer {
    Comparer(
      name: "yiq \(threshold)",
      allowing: limit,
      rule: Verdicts.Rule(yiqThreshold: threshold, ignoresAntialiasing: ignoresAntialiasing)
    )
  }

  /// Allows differences up to this ΔE 1994; 2.3 is about what the eye can see.
  public static func perceptual(
    deltaE94 most: Double,
    allowing limit: DifferenceLimit = .none
  ) -> Comparer {
    Comparer(name: "perceptual \(most)", allowing: limit) { golden, actual in
      var verdicts = Verdicts(of: golden, and: actual)
      verdicts.forgive { x, y in
        let difference = golden.labOnWhite(x, y).difference94(to: actual.labOnWhite(x, y))
        return difference <= most
      }
      return verdicts.summary
    }
  }

  private init(name: String, allowing limit: DifferenceLimit = .none, rule: Verdicts.Rule) {
    self.init(name: name, allowing: limit) { golden, actual in
      golden == actual ? Comparison() : Verdicts(of: golden, and: actual, rule: rule).summary
    }
  }
}

extension Bitmap {
  func labOnWhite(_ x: Int, _ y: Int) -> LabColor {
    withUnsafeBytes { bytes in
      let offset = y * bytesPerRow + x * Self.bytesPerPixel
      let white = 255 - Double(bytes[offset + 3])
      return LabColor(
        red: Double(bytes[offset + 2]) + white,
        green: Double(bytes[offset + 1]) + white,
        blue: Double(bytes[offset]) + white
      )
    }
  }
}
