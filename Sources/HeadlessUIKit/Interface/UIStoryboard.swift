@preconcurrency public import Foundation

/// The controllers of an Interface Builder document.
@preconcurrency @MainActor
open class UIStoryboard: NSObject {
  private let content: Result<any StoryboardContent, any Error>
  private let name: String
  /// How to find it again; nil if it was not read from a file.
  ///
  /// The bundle is nil for the main one, and a path in the main one where it lies there.
  let file: (name: String, bundle: String?)?

  /// Of no document: it has no controllers.
  public override convenience init() { self.init(name: "", bundle: nil) }

  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.name = name
    let own = storyboardBundleOrNil === Bundle.main ? nil : storyboardBundleOrNil
    file = (name, (own?.bundlePath).map(Self.place))
    content = Result {
      try InterfaceReading.reader.storyboard(named: name, in: storyboardBundleOrNil)
    }
    super.init()
  }

  private static let home = Bundle.main.bundlePath + "/"

  /// A state that was saved elsewhere finds it again.
  private static func place(_ path: String) -> String {
    path.hasPrefix(home) ? String(path.dropFirst(home.count)) : path
  }

  static func bundle(at place: String) -> Bundle? {
    Bundle(path: place.hasPrefix("/") ? place : home + place)
  }

  /// A storyboard that is already parsed.
  package init(name: String, content: any StoryboardContent) {
    self.name = name
    file = nil
    self.content = .success(content)
    super.init()
  }

  /// [D] Nil where the document names no initial controller.
  open func instantiateInitialViewController() -> UIViewController? { makeInitial(nil) }

  public func instantiateInitialViewController<ViewController: UIViewController>(
    creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController? {
    makeInitial(creator) as? ViewController
  }

  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    make(identifier, nil) ?? UIViewController()
  }

  public func instantiateViewController<ViewController: UIViewController>(
    identifier: String,
    creator: ((NSCoder) -> ViewController?)? = nil
  ) -> ViewController {
    guard let made = make(identifier, creator) as? ViewController else {
      preconditionFailure(
        "the storyboard '\(name)' holds no \(ViewController.self) as '\(identifier)'"
      )
    }
    return made
  }

  private func makeInitial(_ creator: ((NSCoder) -> UIViewController?)?) -> UIViewController? {
    if case .success(let content) = content, !content.hasInitialController { return nil }
    return make(nil, creator)
  }

  private func make(
    _ identifier: String?,
    _ creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController? {
    do {
      return try content.get()
        .controller(withIdentifier: identifier, of: self, creator: creator)
    } catch {
      StageCore.ambient.raise(
        "UIStoryboard",
        "the storyboard '\(name)' has nothing to show: \(error)",
        remedy: "add the file to the resources of the target that loads it"
      )
      return nil
    }
  }
}
