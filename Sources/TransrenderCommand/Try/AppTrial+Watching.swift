import Foundation
import HeadlessUIKit
import InterfaceBuilder
import Scene

/// How long an app is given for what it does by itself.
extension AppTrial {
  /// [I] An app that moves for ever shows what it does in a third of a minute.
  private static let patience: TimeInterval = 20
  /// [I] How long an app is watched that comes to rest at once.
  private static let glance: TimeInterval = 3
  private static let frameRate = 30
  /// [I] How long an app may read its data on other queues.
  private static let mostRealSeconds: TimeInterval = 2

  static func makeStage() -> Stage {
    let stage = Stage(device: .iPhone15)
    let list = try? InfoPlist(home.appending(path: "Info.plist"))
    stage.listedOrientations = list?.orientations(on: stage.device.idiom)
    stage.listedStyle = list?.style
    stage.patience = patience
    stage.driveOtherQueues(atMost: mostRealSeconds)
    kept.append(stage)
    return stage
  }

  /// An app that ends releases no screens: what their `deinit` does cannot spoil a film that is written.
  private static var kept: [Stage] = []

  /// The film, and what comes after it if it has a single frame: what repeats for ever, or comes from
  /// another queue, holds no film open.
  func watched(_ film: Film, on stage: Stage) throws -> Film {
    try filled(film, on: stage, inAnyCase: film.frames.count == 1)
  }

  /// The film, and what comes after it once other queues are done, if they send something back.
  func filled(_ film: Film, on stage: Stage, inAnyCase: Bool = false) throws -> Film {
    // What has not ended may still come.
    let isQuiet = stage.waitForOtherQueues(atMost: Self.mostRealSeconds) == .quiet
    guard !isQuiet || inAnyCase else { return film }
    let rest = try stage.record(for: Self.glance, fps: Self.frameRate) {}
    return film.continued(by: rest, after: 1 / TimeInterval(Self.frameRate))
  }

  /// [I] An automatic transition gets one second; an app may move for ever.
  @discardableResult
  func letItStart(_ stage: Stage) throws -> Film {
    try stage.record(for: 1, fps: 1) {}
    return try letItSettle(stage)
  }

  /// Lets what other queues have read be shown; the film says whether anything moves on.
  @discardableResult
  func letItSettle(_ stage: Stage) throws -> Film {
    stage.waitForOtherQueues(atMost: Self.mostRealSeconds)
    // [I] Three pictures a second: one would find what turns once a second unchanged.
    return try stage.record(for: 1, fps: 3) {}
  }
}
