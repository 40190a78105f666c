internal import Foundation
public import HeadlessUIKit

/// A set of variations: every combination of devices, appearances, text sizes and directions.
///
/// `.devices(.iPhoneSE, .iPadPro11) * .appearances * .textSizes(.large, .accessibilityLarge)`. If
/// there are more than `mostWhole` combinations, a small set that contains every pair of values is
/// used.
public struct Variations: Hashable, Sendable {
  private enum Choice { case usual, everyPair, everyCombination }

  /// Up to this number all combinations are used, unless `everyPair` is requested.
  public static let mostWhole = 24
  /// A limit against mistakes.
  public static let most = 2048

  private var axes: [[VariedTrait]]
  private var choice = Choice.usual

  package init(_ traits: [VariedTrait]) { axes = [traits] }

  public static func devices(_ devices: Stage.Device...) -> Variations {
    Variations(devices.map { .device($0) })
  }

  /// Light and dark.
  public static let appearances = Variations(VariedTrait.all(.appearance))

  public static func textSizes(_ sizes: UIContentSizeCategory...) -> Variations {
    Variations(sizes.map { .textSize($0) })
  }

  /// Left to right, and right to left.
  public static let directions = Variations(VariedTrait.all(.direction))

  /// Every combination of both sets.
  public static func * (left: Variations, right: Variations) -> Variations {
    var product = left
    product.axes += right.axes
    if product.choice == .usual { product.choice = right.choice }
    return product
  }

  /// A small set of combinations that contains every pair of values, whatever the total.
  public var everyPair: Variations { choosing(.everyPair) }

  /// All combinations, whatever their number.
  public var everyCombination: Variations { choosing(.everyCombination) }

  private func choosing(_ choice: Choice) -> Variations {
    var variations = self
    variations.choice = choice
    return variations
  }

  /// How many combinations there are.
  public var combinationCount: Int {
    axes.reduce(1) { count, axis in
      let (product, isTooLarge) = count.multipliedReportingOverflow(by: axis.count)
      return isTooLarge ? .max : product
    }
  }

  /// The combinations that are used, always in the same order.
  public func chosen() throws(VariationFault) -> [Variation] {
    try check()
    let isWhole =
      choice == .everyCombination || (choice == .usual && combinationCount <= Self.mostWhole)
    let combinations = Combinations(axes.map(\.count))
    let taken = isWhole ? combinations.all : combinations.everyPair
    return taken.map { values in
      Variation(traits: zip(axes, values).map { $0[$1] })
    }
  }

  private func check() throws(VariationFault) {
    var kinds: Set<VariedTrait.Kind> = []
    for axis in axes {
      guard let kind = axis.first?.kind else { throw .nothing }
      guard kinds.insert(kind).inserted else { throw .kindTwice(kind.rawValue) }
      var words: Set<String> = []
      for trait in axis where !words.insert(trait.word).inserted { throw .valueTwice(trait.word) }
    }
    guard combinationCount <= Self.most else { throw .tooMany(combinationCount) }
  }
}
