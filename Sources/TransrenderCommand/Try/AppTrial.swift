import Foundation
import FrameExport
public import HeadlessUIKit
import InterfaceBuilder
import Player
import Scene

/// A ported app that films itself; what `transrender try` writes into its package runs one.
@MainActor
public struct AppTrial {
  public typealias Screen = @MainActor () -> UIViewController
  public typealias Maker = @MainActor () -> NSObject

  private let module: String
  private let storyboard: String?
  private let appDelegate: (@MainActor () -> any UIApplicationDelegate)?
  private let sceneDelegate: (@MainActor () -> any UIWindowSceneDelegate)?
  private let screens: [(name: String, make: Screen)]
  private let objects: [(name: String, make: Maker)]

  /// `screens` are the controllers that can be made without arguments, `objects` those that documents
  /// hold beside the views; an app of before Xcode 11 covers the screen where it names no style.
  public init(
    module: String,
    storyboard: String? = nil,
    appDelegate: (@MainActor () -> any UIApplicationDelegate)? = nil,
    sceneDelegate: (@MainActor () -> any UIWindowSceneDelegate)? = nil,
    screens: [(name: String, make: Screen)] = [],
    objects: [(name: String, make: Maker)] = [],
    isBeforeXcode11: Bool = false
  ) {
    ProgramAge.isBeforeXcode11 = isBeforeXcode11
    (self.module, self.storyboard) = (module, storyboard)
    (self.appDelegate, self.sceneDelegate) = (appDelegate, sceneDelegate)
    (self.screens, self.objects) = (screens, objects)
  }

  /// `list FILE` writes what can be filmed; `film SCENE FOLDER SCALE` films one line of that list.
  public func main() -> Never {
    InterfaceNames.search(module)
    for object in objects { InterfaceNames.registerObject(object.name, object.make) }
    let words = Array(CommandLine.arguments.dropFirst())
    do {
      switch (words.first, words.count) {
      case ("list", 2): try list(to: URL(filePath: words[1]))
      case ("film", 4): try film(TrialScene(words[1]), to: URL(filePath: words[2]), scale: words[3])
      default: throw InputError("this app is filmed by `transrender try`; run that")
      }
      exit(ExitCode.done.rawValue)
    } catch {
      FileHandle.standardError.write(Data("transrender: \(error)\n".utf8))
      exit(ExitCode.failure.rawValue)
    }
  }

  // MARK: What there is

  /// Rewritten after each find, so that a crash loses only the rest of the list.
  private func list(to file: URL) throws {
    var scenes = [TrialScene.launch] + (try segues()) + screens.map { TrialScene.screen($0.name) }
    try write(scenes, to: file)
    let stage = Stage(device: .iPhone15)
    try stage.prepare { launch(on: stage) }
    try letItStart(stage)
    scenes = try scenes.map { try $0.started(on: stage) }
    scenes += TouchTargets(stage.window).touches.map { TrialScene.touch([$0]) }
    try write(scenes, to: file)
  }

  private func write(_ scenes: [TrialScene], to file: URL) throws {
    try WholeFile.write(Array(scenes.map(\.line).joined(separator: "\n").utf8), to: file)
  }

  private func segues() throws -> [TrialScene] {
    try Self.storyboards().flatMap { path -> [TrialScene] in
      let file = try InterfaceFile(Self.home.appending(path: path))
      return file.document.screens.flatMap { screen in
        screen.segues.filter(\.isTransition).map {
          TrialScene.segue(
            TrialScene.Segue(
              storyboard: path,
              scene: screen.id,
              name: $0.name,
              title: screen.name
            )
          )
        }
      }
    }
  }

  fileprivate static var home: URL { Bundle.main.bundleURL }

  private static func storyboards() -> [String] {
    let all = FileManager.default.enumerator(atPath: home.path)
    let paths = (all?.allObjects ?? []).compactMap { $0 as? String }
    return paths.filter { $0.hasSuffix(".storyboard") && !$0.contains("Launch") }.sorted()
  }

  // MARK: Filming

  /// [I] An app that moves for ever shows what it does in a third of a minute.
  private static let patience: TimeInterval = 20
  /// [I] How long an app is watched that comes to rest at once.
  private static let glance: TimeInterval = 3
  private static let frameRate = 30
  /// [I] How long an app may read its data on other queues.
  private static let mostRealSeconds: TimeInterval = 2

  private func film(_ scene: TrialScene, to folder: URL, scale word: String) throws {
    guard let scale = Double(word) else {
      throw InputError("'\(word)' is not a scale; run `transrender try` again")
    }
    let stage = Stage(device: .iPhone15)
    stage.patience = Self.patience
    let seen = SeenScreens()
    let film = try film(scene, on: stage, seen: seen)
    let page = PlayerPage(title: scene.title)
    try page.add(film, named: scene.title, settings: ExportSettings(scale: scale))
    try WholeFile.write(try page.html(), to: folder.appending(path: "page.html"))
    let thumbnail = try Thumbnail(CardFrames(of: film.frames, after: seen.last).frames)
    try WholeFile.write(thumbnail.still, to: folder.appending(path: "still.png"))
    if let moving = thumbnail.film {
      try WholeFile.write(moving, to: folder.appending(path: "film.webp"))
    }
    let card = TrialCard(
      frames: film.frames.count,
      milliseconds: Int((film.duration * 1000).rounded()),
      moves: thumbnail.film != nil,
      faults: film.faults.map(\.words),
      next: seen.next(on: stage)
    )
    let data = try JSONEncoder().encode(card)
    try WholeFile.write(Array(data), to: folder.appending(path: TrialCard.name))
  }

  func film(_ scene: TrialScene, on stage: Stage, seen: SeenScreens) throws -> Film {
    switch scene {
    case .launch:
      return try watched(try stage.record { launch(on: stage) }, on: stage)
    case .segue(let segue) where segue.isShownAtStart:
      try stage.prepare { launch(on: stage) }
      try letItStart(stage)
      return try stage.record {
        try ShownScenes(on: stage)
          .performSegue(segue.name, of: segue.scene, in: try segue.file().document)
      }
    case .segue(let segue):
      let file = try segue.file()
      guard let screen = file.document.screens.first(where: { $0.id == segue.scene }) else {
        throw InputError(
          "\(segue.storyboard) has no scene '\(segue.scene)'; run `transrender try` again"
        )
      }
      try stage.prepare { stage.show(try file.controller(of: screen)) }
      return try stage.record { try ShownScenes(on: stage).performSegue(segue.name) }
    case .screen(let name):
      guard let screen = screens.first(where: { $0.name == name }) else {
        throw InputError("the app has no controller '\(name)'; run `transrender try` again")
      }
      try stage.prepare { launch(on: stage) }
      try letItStart(stage)
      return try stage.record {
        stage.window.rootViewController?.topmost.present(screen.make(), animated: true)
      }
    case .touch(let touches):
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
      let whole = isAtRest ? try watched(film, on: stage) : film
      // A touch of what is there now will find that settled, too.
      try letItSettle(stage)
      return whole
    }
  }

  /// The film, and what comes after it if it has a single frame: what repeats for ever, or comes from
  /// another queue, holds no film open.
  private func watched(_ film: Film, on stage: Stage) throws -> Film {
    guard film.frames.count == 1 else { return film }
    stage.waitForOtherQueues(atMost: Self.mostRealSeconds)
    let rest = try stage.record(for: Self.glance, fps: Self.frameRate) {}
    return film.continued(by: rest, after: 1 / TimeInterval(Self.frameRate))
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

  /// [I] An automatic transition gets one second; an app may move for ever.
  @discardableResult
  private func letItStart(_ stage: Stage) throws -> Film {
    try stage.record(for: 1, fps: 1) {}
    return try letItSettle(stage)
  }

  /// Lets what other queues have read be shown; the film says whether anything moves on.
  @discardableResult
  private func letItSettle(_ stage: Stage) throws -> Film {
    stage.waitForOtherQueues(atMost: Self.mostRealSeconds)
    // [I] Three pictures a second: one would find what turns once a second unchanged.
    return try stage.record(for: 1, fps: 3) {}
  }

  private func launch(on stage: Stage) {
    let list = try? InfoPlist(Self.home.appending(path: "Info.plist"))
    stage.listedOrientations = list?.orientations(on: stage.device.idiom)
    let app = appDelegate?()
    if let storyboard {
      stage.launch(storyboard: storyboard, in: .main, delegate: app, scene: sceneDelegate?())
    } else if let scene = sceneDelegate?() {
      if let app { stage.launch(app, scene: scene) } else { stage.launch(scene: scene) }
    } else if let app {
      stage.launch(app)
    }
    if stage.window.rootViewController == nil, let first = screens.first {
      stage.show(first.make())
    }
  }
}

extension TrialScene.Segue {
  @MainActor
  fileprivate func file() throws -> InterfaceFile {
    try InterfaceFile(AppTrial.home.appending(path: storyboard))
  }
}

extension TrialScene {
  /// The same scene, marked if the segue can begin at what the started app shows.
  @MainActor
  fileprivate func started(on stage: Stage) throws -> TrialScene {
    guard case .segue(var segue) = self else { return self }
    segue.isShownAtStart = ShownScenes(on: stage)
      .shows(segue.scene, of: try segue.file().document)
    return .segue(segue)
  }
}

extension InterfaceSegue {
  /// Whether the segue is neither an embed nor an unwind segue.
  fileprivate var isTransition: Bool {
    !["embed", "unwind", "rootViewController", "viewControllers", "relationship"].contains(kind)
      && !kind.hasSuffix("ViewController") && !kind.hasSuffix("ViewControllers") && !name.isEmpty
  }
}

extension UIViewController {
  var topmost: UIViewController { presentedViewController?.topmost ?? self }
}
