internal import Bitmap
internal import CairoRenderer
public import HeadlessUIKit
public import ImageComparison
public import Scene

extension Stage {
  /// What the screen shows while nothing moves: the picture that a transition should start or end
  /// with.
  public func restingScene() throws -> Scene {
    try rest()
  }
}

extension TransitionCheck {
  /// The first frame equals the resting picture before the transition.
  public static func starts(on resting: Scene) -> TransitionCheck {
    TransitionCheck("starts on the resting picture") { film in
      guard let first = film.frames.first else { return ["the film has no frames"] }
      return try PicturePair(
        "the first frame",
        scene: first.scene,
        comparedWith: "the resting picture",
        scene: resting
      ).report
    }
  }

  /// The settled picture equals the resting picture after the transition.
  public static func settles(on resting: Scene) -> TransitionCheck {
    TransitionCheck("settles on the resting picture") { film in
      guard let last = film.frames.last else { return ["the film has no frames"] }
      return try PicturePair(
        "the settled frame",
        scene: last.scene,
        comparedWith: "the resting picture",
        scene: resting
      ).report
    }
  }

  /// Nothing jumps when completions run: the last moving picture equals the settled one.
  public static let endsWhereItSettles = TransitionCheck("ends where it settles") { film in
    guard let last = film.frames.last else { return ["the film has no frames"] }
    return try PicturePair(
      "the end",
      scene: film.end.scene,
      comparedWith: "the settled frame",
      scene: last.scene
    )
    .report
  }

  /// After a cancelled transition everything looks as before.
  public static func cancels(to before: Scene) -> TransitionCheck {
    TransitionCheck("cancels to what was before") { film in
      guard let last = film.frames.last else { return ["the film has no frames"] }
      return try PicturePair(
        "the settled frame",
        scene: last.scene,
        comparedWith: "the picture before",
        scene: before
      ).report
    }
  }

  /// The frames are those of `other` in reverse, as under a symmetric curve.
  public static func reverses(
    _ other: Film,
    comparing comparer: Comparer = .channel(max: 2)
  ) -> TransitionCheck {
    TransitionCheck("is the reverse of the other") { film in
      let (mine, theirs) = (film.moving, Array(other.moving.reversed()))
      guard mine.count == theirs.count else {
        return ["it has \(mine.count) frames, the other \(theirs.count)"]
      }
      for (one, mirrored) in zip(mine, theirs) {
        let pair = PicturePair(
          "the frame at \(Figures.milliseconds(one.time)) ms",
          scene: one.scene,
          comparedWith: "its mirror image at \(Figures.milliseconds(mirrored.time)) ms",
          scene: mirrored.scene
        )
        let report = try pair.report(comparer)
        if !report.isEmpty { return report }
      }
      return []
    }
  }
}

extension Film {
  /// The frames up to the end of the motion, before completions run.
  var moving: [Frame] { frames.dropLast() + [end] }
}

/// Two scenes that should look the same.
private struct PicturePair {
  let one: (name: String, scene: Scene)
  let other: (name: String, scene: Scene)

  init(_ name: String, scene: Scene, comparedWith otherName: String, scene otherScene: Scene) {
    one = (name, scene)
    other = (otherName, otherScene)
  }

  var report: [String] { get throws { try report(.exact) } }

  /// Equal scenes need not be drawn; different ones may still look the same.
  func report(_ comparer: Comparer) throws -> [String] {
    if one.scene == other.scene { return [] }
    let renderer = Renderer(scale: 1)
    let (a, b) = (try renderer.draw(other.scene), try renderer.draw(one.scene))
    guard a.width == b.width, a.height == b.height else {
      return ["\(one.name) is \(b.width)×\(b.height), \(other.name) \(a.width)×\(a.height)"]
    }
    let (found, passes) = comparer.judge(a, b)
    guard !passes else { return [] }
    let box = found.bounds.map { ", box \($0)" } ?? ""
    return [
      "\(one.name) is not \(other.name): \(Figures.grouped(found.differingPixels)) px "
        + "(\(Figures.percent(found.fraction))), max channel Δ \(found.maxChannelDelta)\(box)"
    ]
  }
}
