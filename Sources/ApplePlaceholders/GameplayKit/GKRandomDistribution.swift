public import Foundation

/// Whole numbers between two bounds, each as likely as the other.
open class GKRandomDistribution: NSObject, GKRandom {
  let source: any GKRandom
  public let lowestValue: Int
  public let highestValue: Int
  open var numberOfPossibleOutcomes: Int { highestValue - lowestValue + 1 }

  public required init(randomSource source: any GKRandom, lowestValue: Int, highestValue: Int) {
    precondition(lowestValue <= highestValue, "the lowest value is above the highest")
    (self.source, self.lowestValue, self.highestValue) = (source, lowestValue, highestValue)
    super.init()
  }

  public convenience init(lowestValue: Int, highestValue: Int) {
    self.init(
      randomSource: GKRandomSource(),
      lowestValue: lowestValue,
      highestValue: highestValue
    )
  }

  public convenience init(forDieWithSideCount sideCount: Int) {
    self.init(lowestValue: 1, highestValue: sideCount)
  }

  open class func d6() -> Self { die(6) }
  open class func d20() -> Self { die(20) }

  private class func die(_ sides: Int) -> Self {
    self.init(randomSource: GKRandomSource(), lowestValue: 1, highestValue: sides)
  }

  open func nextInt() -> Int { lowestValue + source.nextInt(upperBound: numberOfPossibleOutcomes) }

  /// One of its numbers below the bound.
  open func nextInt(upperBound: Int) -> Int {
    guard upperBound > lowestValue else { return lowestValue }
    while true {
      let value = nextInt()
      if value < upperBound { return value }
    }
  }

  open func nextUniform() -> Float {
    guard numberOfPossibleOutcomes > 1 else { return 0 }
    return Float(nextInt() - lowestValue) / Float(numberOfPossibleOutcomes - 1)
  }

  open func nextBool() -> Bool { nextUniform() >= 0.5 }
}

/// Numbers of which those in the middle are likelier.
open class GKGaussianDistribution: GKRandomDistribution {
  open private(set) var mean: Float
  open private(set) var deviation: Float

  // [D] Three deviations on both sides.
  public required init(randomSource source: any GKRandom, lowestValue: Int, highestValue: Int) {
    mean = Float(lowestValue + highestValue) / 2
    deviation = Float(highestValue - lowestValue) / 6
    super.init(randomSource: source, lowestValue: lowestValue, highestValue: highestValue)
  }

  public convenience init(randomSource source: any GKRandom, mean: Float, deviation: Float) {
    let reach = 3 * max(deviation, 0)
    self.init(
      randomSource: source,
      lowestValue: Int((mean - reach).rounded()),
      highestValue: Int((mean + reach).rounded())
    )
    (self.mean, self.deviation) = (mean, deviation)
  }

  /// The method of George Box and Mervin Muller; what is out of bounds is drawn again.
  open override func nextInt() -> Int {
    guard deviation > 0 else { return lowestValue }
    for _ in 0..<1_000 {
      let (u, v) = (1 - Double(source.nextUniform()), Double(source.nextUniform()))
      let normal = (-2 * log(max(u, 1e-12))).squareRoot() * cos(2 * .pi * v)
      let value = Int((Double(mean) + Double(deviation) * normal).rounded())
      if (lowestValue...highestValue).contains(value) { return value }
    }
    // A source of one's own may never be random.
    return min(max(Int(mean.rounded()), lowestValue), highestValue)
  }
}

/// Numbers that repeat only when all have been drawn.
open class GKShuffledDistribution: GKRandomDistribution {
  private var deck: [Int] = []

  open override func nextInt() -> Int {
    if deck.isEmpty { deck = Array(lowestValue...highestValue) }
    return deck.remove(at: source.nextInt(upperBound: deck.count))
  }
}
