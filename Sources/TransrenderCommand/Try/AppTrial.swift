import Foundation
import FrameExport
public import HeadlessUIKit
import InterfaceBuilder

/// A ported app that films itself; what `transrender try` writes into its package runs one.
@MainActor
public struct AppTrial {
  public typealias Screen = @MainActor () -> UIViewController
  public typealias Maker = @MainActor () -> NSObject

  private let module: String
  private let storyboard: String?
  private let appDelegate: (@MainActor () -> any UIApplicationDelegate)?
  private let sceneDelegate: (@MainActor () -> any UIWindowSceneDelegate)?
  let screens: [(name: String, make: Screen)]
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
    let stage = Self.makeStage()
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

  static var home: URL { Bundle.main.bundleURL }

  private static func storyboards() -> [String] {
    let all = FileManager.default.enumerator(atPath: home.path)
    let paths = (all?.allObjects ?? []).compactMap { $0 as? String }
    return paths.filter { $0.hasSuffix(".storyboard") && !$0.contains("Launch") }.sorted()
  }

  // MARK: Launching

  func launch(on stage: Stage) {
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

extension InterfaceSegue {
  /// Whether the segue is neither an embed nor an unwind segue.
  fileprivate var isTransition: Bool {
    !["embed", "unwind", "rootViewController", "viewControllers", "relationship"].contains(kind)
      && !kind.hasSuffix("ViewController") && !kind.hasSuffix("ViewControllers") && !name.isEmpty
  }
}
