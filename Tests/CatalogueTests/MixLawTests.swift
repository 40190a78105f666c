import Foundation
import Geometry
import Scene
import Testing

@testable import Catalogue

/// How much of the new picture a dissolve shows, and what it does to the mixed picture.
@Suite struct MixLawTests {
  private static let before = Page(Samples.before.root, in: Samples.before.bounds)
  private static let after = Page(Samples.after.root, in: Samples.after.bounds)

  private func mix(_ transition: some SceneTransition, at progress: Double) throws -> Mix {
    let layers = transition.layers(from: Self.before, to: Self.after, progress: progress)
    guard case .mix(let mix)? = layers.first?.content else {
      throw CatalogueError.unknownTransition("a mix", nearest: [])
    }
    return mix
  }

  private func shares(_ transition: some SceneTransition, at progress: Double) throws -> [Double] {
    guard case .unlikeness(let shares, _) = try mix(transition, at: progress).amount else {
      return []
    }
    return shares
  }

  /// Of 256 levels, the first stands for none, the last for the whole difference.
  @Test func unlikenessGoesFromNoneToAll() throws {
    let fast = try shares(UnevenFade(unlikeFirst: true), at: 0.5)
    #expect(fast.count == 256)
    #expect(abs(fast[0] - 0.5) < 1e-12)
    #expect(abs(fast[255] - (1 - pow(0.5, 1 + log(2)))) < 1e-12)
    let slow = try shares(UnevenFade(unlikeFirst: false), at: 0.5)
    #expect(fast.reversed().elementsEqual(slow) { abs($0 - $1) < 1e-12 })
  }

  @Test(arguments: [0.1, 0.5, 0.9])
  func unlikeColoursChangeFirst(progress: Double) throws {
    let shares = try shares(DistanceFade(), at: progress)
    #expect(zip(shares, shares.dropFirst()).allSatisfy { $0 <= $1 })
    #expect(abs(shares[0] - progress) < 1e-12 && shares[255] == 1)
  }

  /// A square of ten points goes five times into the width and nine times into the height.
  @Test func scatteredSquaresAreAboutAsLargeAsAsked() throws {
    guard case .alpha(let node) = try mix(Scatter(side: 10), at: 0.999).amount,
      case .drawing(let drawing) = node.layer.content,
      case .fill(let outline, _, _)? = drawing.commands.first
    else {
      Issue.record("squares are an outline")
      return
    }
    let square = Path(rect: .zero).elements.count
    #expect(outline.elements.count == 5 * 9 * square)
  }

  @Test func tilesAreLargestHalfWay() throws {
    for (progress, side) in [(0.25, 2.6), (0.5, 5.2), (0.75, 2.6)] {
      #expect(try mix(Mosaic(), at: progress).finish == .mosaic(side: side))
    }
  }

  @Test func picturesAreMostOutOfFocusHalfWay() throws {
    for (progress, deviation) in [(0.25, 3.9), (0.5, 7.8), (0.75, 3.9)] {
      #expect(try mix(Smear(), at: progress).finish == .smear(deviation: deviation))
    }
  }

  @Test func coloursAreGoneHalfWay() throws {
    for (progress, saturation) in [(0.25, 0.5), (0.5, 0), (0.75, 0.5)] {
      let mix = try mix(FadeThroughGray(), at: progress)
      for node in [mix.from, mix.to] {
        let toned = node.layer.children.first?.layer.effects
        #expect(toned == [.toning(Toning(saturation: saturation))])
      }
    }
  }

  @Test func aColourStandsAloneHalfWay() throws {
    let plain = Page.plain(.white, size: Samples.size).node
    let leaving = try mix(FadeThrough(.white), at: 0.25)
    #expect(leaving.to == plain && leaving.amount == .uniform(0.5))
    let coming = try mix(FadeThrough(.white), at: 0.75)
    #expect(coming.from == plain && coming.amount == .uniform(0.5))
  }
}
