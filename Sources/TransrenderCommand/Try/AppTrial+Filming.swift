import Foundation
import FrameExport
import HeadlessUIKit
import InterfaceBuilder
import Player
import Scene

/// What the process of one film does.
extension AppTrial {
  func film(_ scene: TrialScene, to folder: URL, scale word: String) throws {
    guard let scale = Double(word) else {
      throw InputError("'\(word)' is not a scale; run `transrender try` again")
    }
    let stage = Self.makeStage()
    let seen = SeenScreens()
    let film = try film(scene, on: stage, seen: seen)
    try writePage(of: film, titled: scene.title, scale: scale, to: folder)
    let moves = try writePictures(of: film, after: seen.last, to: folder)
    let card = TrialCard(
      frames: film.frames.count,
      milliseconds: Int((film.duration * 1000).rounded()),
      moves: moves,
      faults: film.faults.map(\.words),
      next: seen.next(on: stage)
    )
    let data = try JSONEncoder().encode(card)
    try WholeFile.write(Array(data), to: folder.appending(path: TrialCard.name))
  }

  private func writePage(
    of film: Film,
    titled title: String,
    scale: Double,
    to folder: URL
  ) throws {
    let page = PlayerPage(title: title)
    try page.add(film, named: title, settings: ExportSettings(scale: scale))
    try WholeFile.write(try page.html(), to: folder.appending(path: "page.html"))
  }

  /// The pictures of a film's card; returns whether they move.
  private func writePictures(of film: Film, after before: Frame?, to folder: URL) throws -> Bool {
    let thumbnail = try Thumbnail(CardFrames(of: film.frames, after: before).frames)
    try WholeFile.write(thumbnail.still, to: folder.appending(path: "still.png"))
    guard let moving = thumbnail.film else { return false }
    try WholeFile.write(moving, to: folder.appending(path: "film.webp"))
    return true
  }

  // MARK: Scenes

  func film(_ scene: TrialScene, on stage: Stage, seen: SeenScreens) throws -> Film {
    switch scene {
    case .launch: try watched(try stage.record { launch(on: stage) }, on: stage)
    case .segue(let segue) where segue.isShownAtStart: try filmFromStart(segue, on: stage)
    case .segue(let segue): try filmAlone(segue, on: stage)
    case .screen(let name): try filmPresentation(of: name, on: stage)
    case .touch(let touches): try film(touches, on: stage, seen: seen)
    }
  }

  private func filmFromStart(_ segue: TrialScene.Segue, on stage: Stage) throws -> Film {
    try stage.prepare { launch(on: stage) }
    try letItStart(stage)
    let film = try stage.record {
      try ShownScenes(on: stage)
        .performSegue(segue.name, of: segue.scene, in: try segue.file().document)
    }
    return try filled(film, on: stage)
  }

  /// A segue of a scene that the app's own code would have to show first.
  private func filmAlone(_ segue: TrialScene.Segue, on stage: Stage) throws -> Film {
    let file = try segue.file()
    guard let screen = file.document.screens.first(where: { $0.id == segue.scene }) else {
      throw InputError(
        "\(segue.storyboard) has no scene '\(segue.scene)'; run `transrender try` again"
      )
    }
    try stage.prepare { stage.show(try file.controller(of: screen), of: file) }
    let film = try stage.record { try ShownScenes(on: stage).performSegue(segue.name) }
    return try filled(film, on: stage)
  }

  private func filmPresentation(of name: String, on stage: Stage) throws -> Film {
    guard let screen = screens.first(where: { $0.name == name }) else {
      throw InputError("the app has no controller '\(name)'; run `transrender try` again")
    }
    try stage.prepare { launch(on: stage) }
    try letItStart(stage)
    let film = try stage.record {
      stage.window.rootViewController?.topmost.present(screen.make(), animated: true)
    }
    return try filled(film, on: stage)
  }

  // MARK: Touches

  /// The last touch; those before it lead to its screen.
  private func film(
    _ touches: [TrialScene.Touch],
    on stage: Stage,
    seen: SeenScreens
  ) throws -> Film {
    try stage.prepare { launch(on: stage) }
    var before = try letItStart(stage)
    for touch in touches.dropLast() {
      try stage.record(fps: 1) { try perform(touch, on: stage, seen: seen) }
      before = try letItSettle(stage)
    }
    seen.last = before.frames.last
    let film = try stage.record {
      if let touch = touches.last { try perform(touch, on: stage, seen: seen) }
    }
    // What moves anyway would give each touch a film.
    let isAtRest = Set(before.frames.map(\.scene)).count == 1
    let whole = try isAtRest ? watched(film, on: stage) : filled(film, on: stage)
    // A touch of what is there now will find that settled, too.
    try letItSettle(stage)
    return whole
  }

  /// [I] Short enough for a swipe.
  private static let dragTime: TimeInterval = 0.4

  private func perform(
    _ touch: TrialScene.Touch,
    on stage: Stage,
    seen: SeenScreens
  ) throws {
    seen.note(stage)
    let targets = TouchTargets(stage.window).targets
    guard targets.indices.contains(touch.number) else {
      throw InputError("the view to touch no longer exists; run `transrender try` again")
    }
    let target = targets[touch.number]
    switch target.motion {
    case .tap: stage.tap(at: target.point)
    case .left, .right, .up, .down:
      stage.drag(from: target.point, to: target.end, duration: Self.dragTime)
    }
  }
}

extension UIViewController {
  var topmost: UIViewController { presentedViewController?.topmost ?? self }
}
