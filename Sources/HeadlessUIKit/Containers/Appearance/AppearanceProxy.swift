import Foundation

/// The appearance of all views of a class, or of those inside certain containers or with certain
/// traits.
@MainActor
struct AppearanceProxy {
  let type: AnyClass
  let containers: [any UIAppearanceContainer.Type]
  let traits: UITraitCollection?
  /// The proxy that the app configures.
  let proxy: NSObject
  /// An instance with default values, for comparison.
  let fresh: NSObject

  /// The proxy of a class, kept by the current stage.
  static func proxy<Kind: DefaultInstantiable>(
    _ kind: Kind.Type,
    in containers: [any UIAppearanceContainer.Type],
    for traits: UITraitCollection? = nil
  ) -> Kind {
    let stage = Stage.current
    let found = stage.appearances.first {
      $0.type == kind && $0.traits == traits
        && $0.containers.map(ObjectIdentifier.init)
          == containers.map(ObjectIdentifier.init)
    }
    if let known = found?.proxy as? Kind { return known }
    let (proxy, fresh) = (kind.blank(), kind.blank())
    let page = AppearanceProxy(
      type: kind,
      containers: containers,
      traits: traits,
      proxy: proxy,
      fresh: fresh
    )
    // More specific pages come first, since what they set stays; of classes that have nothing to do
    // with each other, neither is more specific.
    let index = stage.appearances.firstIndex { page.isMoreSpecific(than: $0) }
    stage.appearances.insert(page, at: index ?? stage.appearances.count)
    return proxy
  }

  private func isMoreSpecific(than other: AppearanceProxy) -> Bool {
    if containers.count != other.containers.count {
      return containers.count > other.containers.count
    }
    if (traits == nil) != (other.traits == nil) { return traits != nil }
    return proxy.isKind(of: other.type)
  }

  /// Whether the page applies to an object with these containers, the innermost first.
  func describes(_ object: NSObject, in surroundings: [NSObject]) -> Bool {
    guard object.isKind(of: type), hasTraits([object] + surroundings) else { return false }
    var rest = surroundings[...]
    for container in containers {
      guard let kind = container as? NSObject.Type,
        let index = rest.firstIndex(where: { $0.isKind(of: kind) })
      else { return false }
      rest = rest[(index + 1)...]
    }
    return true
  }

  /// [I] The traits when a view is added to a window, or an item is shown, decide.
  private func hasTraits(_ objects: [NSObject]) -> Bool {
    guard let traits else { return true }
    let environment = objects.lazy.compactMap { $0 as? any UITraitEnvironment }.first
    return environment?.traitCollection.containsTraits(in: traits) == true
  }
}

/// The appearance settings that the app made for whole classes of a stage's views.
@MainActor
private final class AppearanceSettings: StageAttachment {
  var pages: [AppearanceProxy] = []

  init(_ stage: Stage) {}
}

extension Stage {
  var appearances: [AppearanceProxy] {
    get { attachment(AppearanceSettings.self).pages }
    set { attachment(AppearanceSettings.self).pages = newValue }
  }
}
