import Foundation
import Geometry
import Testing

/// What holds of any two paths, by both fill rules.
@Suite struct SetLawTests {
  private struct Results {
    let union: CGPath
    let intersection: CGPath
    let difference: CGPath
    let either: CGPath

    init(_ sample: PathSample, _ rule: CGPathFillRule) {
      union = sample.first.union(sample.second, using: rule)
      intersection = sample.first.intersection(sample.second, using: rule)
      difference = sample.first.subtracting(sample.second, using: rule)
      either = sample.first.symmetricDifference(sample.second, using: rule)
    }

    var all: [CGPath] { [union, intersection, difference, either] }
  }

  private static let seeds: ClosedRange<UInt64> = 1...20

  @Test(arguments: seeds, [CGPathFillRule.winding, .evenOdd])
  func placesAreInWhatTheirSidesSay(seed: UInt64, rule: CGPathFillRule) {
    let sample = PathSample(seed: seed)
    let results = Results(sample, rule).all
    for place in sample.clearPlaces {
      let first = sample.first.contains(place, using: rule)
      let second = sample.second.contains(place, using: rule)
      let wanted = [first || second, first && second, first && !second, first != second]
      for shown in [CGPathFillRule.winding, .evenOdd] {
        #expect(results.map { $0.contains(place, using: shown) } == wanted, "\(place)")
      }
    }
  }

  @Test(arguments: seeds, [CGPathFillRule.winding, .evenOdd])
  func areasAddUp(seed: UInt64, rule: CGPathFillRule) {
    let sample = PathSample(seed: seed)
    let results = Results(sample, rule)
    let first = sample.first.normalized(using: rule).signedArea
    let second = sample.second.normalized(using: rule).signedArea
    let shared = results.intersection.signedArea
    #expect(abs(results.union.signedArea + shared - first - second) < 1e-4)
    #expect(abs(results.difference.signedArea + shared - first) < 1e-4)
    #expect(abs(results.either.signedArea + shared - results.union.signedArea) < 1e-4)
    #expect(sample.first.intersects(sample.second, using: rule) == (shared > 1e-6))
  }

  @Test(arguments: seeds, [CGPathFillRule.winding, .evenOdd])
  func aPathWithItselfIsItself(seed: UInt64, rule: CGPathFillRule) {
    let path = PathSample(seed: seed).first
    let area = path.normalized(using: rule).signedArea
    #expect(path.subtracting(path, using: rule).isEmpty)
    #expect(path.symmetricDifference(path, using: rule).isEmpty)
    #expect(abs(path.union(path, using: rule).signedArea - area) < 1e-6)
    #expect(abs(path.intersection(path, using: rule).signedArea - area) < 1e-6)
    let parts = path.componentsSeparated(using: rule)
    #expect(abs(parts.reduce(0) { $0 + $1.signedArea } - area) < 1e-6)
  }

  @Test(arguments: seeds, [CGPathFillRule.winding, .evenOdd])
  func resultsAreClosedAndNormal(seed: UInt64, rule: CGPathFillRule) {
    for result in Results(PathSample(seed: seed), rule).all {
      #expect(result.value.subpaths.allSatisfy { $0.isClosed })
      let again = result.normalized()
      #expect(again.value.elements.count == result.value.elements.count)
      #expect(abs(again.signedArea - result.signedArea) < 1e-4)
    }
  }

  @Test(arguments: seeds, [CGPathFillRule.winding, .evenOdd])
  func linesAreDividedWithoutRest(seed: UInt64, rule: CGPathFillRule) {
    let sample = PathSample(seed: seed)
    let inside = sample.first.lineIntersection(sample.second, using: rule)
    let outside = sample.first.lineSubtracting(sample.second, using: rule)
    let rest = sample.first.drawnLength - inside.drawnLength - outside.drawnLength
    #expect(abs(rest) < 1e-4)
  }
}
