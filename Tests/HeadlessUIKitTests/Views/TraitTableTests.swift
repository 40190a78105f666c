import Foundation
import Geometry
import TestSupport
import Testing

@testable import HeadlessUIKit

/// Each trait by itself: overrides, observers and closures that change it.
@MainActor
@Suite struct TraitTableTests {
  private struct Change {
    let trait: UITrait
    let apply: (inout any UIMutableTraits) -> Void

    init(_ trait: UITrait, _ apply: @escaping (inout any UIMutableTraits) -> Void) {
      (self.trait, self.apply) = (trait, apply)
    }
  }

  /// None of these values is that of an upright phone.
  private let changes: [Change] = [
    Change(UITraitHorizontalSizeClass.self) { $0.horizontalSizeClass = .regular },
    Change(UITraitVerticalSizeClass.self) { $0.verticalSizeClass = .compact },
    Change(UITraitUserInterfaceIdiom.self) { $0.userInterfaceIdiom = .pad },
    Change(UITraitUserInterfaceStyle.self) { $0.userInterfaceStyle = .dark },
    Change(UITraitUserInterfaceLevel.self) { $0.userInterfaceLevel = .elevated },
    Change(UITraitDisplayScale.self) { $0.displayScale = 1 },
    Change(UITraitPreferredContentSizeCategory.self) { $0.preferredContentSizeCategory = .small },
    Change(UITraitLayoutDirection.self) { $0.layoutDirection = .rightToLeft },
    Change(UITraitAccessibilityContrast.self) { $0.accessibilityContrast = .high },
    Change(UITraitLegibilityWeight.self) { $0.legibilityWeight = .bold },
    Change(UITraitDisplayGamut.self) { $0.displayGamut = .SRGB },
    Change(UITraitActiveAppearance.self) { $0.activeAppearance = .inactive },
    Change(UITraitForceTouchCapability.self) { $0.forceTouchCapability = .available },
  ]

  private func overrides(_ change: Change) throws -> UITraitOverrides {
    var traits: any UIMutableTraits = UITraitOverrides()
    change.apply(&traits)
    return try #require(traits as? UITraitOverrides)
  }

  @Test(.evidence(.documented), arguments: 0..<13)
  func onlyItsObserversHearOfATrait(index: Int) throws {
    let stage = Stage(device: .iPhone15)
    let view = UIView()
    stage.window.addSubview(view)
    var heard: [Int] = []
    for (number, change) in changes.enumerated() {
      view.registerForTraitChanges([change.trait]) { (_: UIView, _: UITraitCollection) in
        heard.append(number)
      }
    }
    view.traitOverrides = try overrides(changes[index])
    #expect(heard == [index])
    view.traitOverrides = try overrides(changes[index])
    #expect(heard == [index], "nothing has changed")
    view.traitOverrides = UITraitOverrides()
    #expect(heard == [index, index])
  }

  @Test(.evidence(.documented), arguments: 0..<13)
  func overridesContainWhatIsSet(index: Int) throws {
    let overrides = try overrides(changes[index])
    let contained = changes.map { overrides.contains($0.trait) }
    #expect(contained == (0..<13).map { $0 == index })
    let traits = UITraitCollection(mutations: changes[index].apply)
    #expect(traits == UITraitCollection().overridden(by: overrides))
    #expect(traits != UITraitCollection())
    #expect(UITraitCollection().modifyingTraits(changes[index].apply) == traits)
  }

  @Test(.evidence(.documented), arguments: 0..<13)
  func anOverrideCountsWhateverItsValueIs(index: Int) throws {
    let unset = UITraitOverrides()
    let trait = changes[index].trait
    var overrides = unset
    overrides.override(trait, with: UITraitCollection())
    #expect(overrides.contains(trait) && !unset.contains(trait))
    overrides.remove(trait)
    #expect(!overrides.contains(trait))
  }

  /// A later collection counts where it says something, and only there.
  @Test(.evidence(.documented), arguments: 0..<13)
  func theLastCollectionCounts(index: Int) throws {
    let stage = Stage(device: .iPhone15)
    let phone = stage.screen.traitCollection.modifyingTraits {
      $0.accessibilityContrast = .normal
      $0.legibilityWeight = .regular
    }
    let changed = phone.modifyingTraits(changes[index].apply)
    let said = UITraitCollection(mutations: changes[index].apply)
    #expect(UITraitCollection(traitsFrom: [phone, said]) == changed && changed != phone)
    #expect(UITraitCollection(traitsFrom: [said, phone]) == phone)
  }

  @Test(.evidence(.documented), arguments: 0..<13)
  func colorsDependOnStyleLevelAndContrast(index: Int) {
    let stage = Stage(device: .iPhone15)
    let phone = stage.screen.traitCollection
    let changed = phone.modifyingTraits(changes[index].apply)
    #expect(changed.hasDifferentColorAppearance(comparedTo: phone) == [3, 4, 8].contains(index))
    #expect(!changed.hasDifferentColorAppearance(comparedTo: changed))
    #expect(changed.hasDifferentColorAppearance(comparedTo: nil))
  }

  @Test(.evidence(.documented), arguments: 0..<13)
  func aCollectionContainsWhatItSays(index: Int) {
    let stage = Stage(device: .iPhone15)
    let phone = stage.screen.traitCollection
    let changed = phone.modifyingTraits(changes[index].apply)
    let said = UITraitCollection(mutations: changes[index].apply)
    #expect(changed.containsTraits(in: said) && !phone.containsTraits(in: said))
    #expect(changed.containsTraits(in: changed) && !said.containsTraits(in: changed))
    #expect(said.containsTraits(in: nil) && said.containsTraits(in: UITraitCollection()))
    #expect(changed.hash == phone.modifyingTraits(changes[index].apply).hash)
  }

  @Test func aStyleThatIsSaidAlreadyMakesNoOther() {
    let stage = Stage(device: .iPhone15)
    let phone = stage.screen.traitCollection
    #expect(phone.styled(.unspecified) === phone && phone.styled(.light) === phone)
    let dark = phone.styled(.dark)
    #expect(dark.userInterfaceStyle == .dark && dark.styled(.light) == phone)
    #expect(phone.overridden(by: UITraitOverrides()) === phone)
  }

  @Test(.evidence(.documented)) func traitsThatAreNotSetAreUnspecified() {
    let traits = UITraitCollection()
    #expect(traits.horizontalSizeClass == .unspecified && traits.verticalSizeClass == .unspecified)
    #expect(traits.userInterfaceIdiom == .unspecified && traits.userInterfaceStyle == .unspecified)
    #expect(traits.userInterfaceLevel == .unspecified && traits.displayScale == 0)
    #expect(traits.preferredContentSizeCategory == .unspecified)
    #expect(traits.layoutDirection == .unspecified && traits.legibilityWeight == .unspecified)
    #expect(traits.accessibilityContrast == .unspecified && traits.displayGamut == .unspecified)
    #expect(traits.activeAppearance == .unspecified && traits.forceTouchCapability == .unknown)
    let none = UITraitOverrides()
    #expect(none.displayScale == 0 && none.layoutDirection == .unspecified)
    #expect(none.userInterfaceIdiom == .unspecified && none.userInterfaceLevel == .unspecified)
    #expect(changes.allSatisfy { !none.contains($0.trait) })
  }

  @Test(.evidence(.documented)) func traitsAreNumberedAsInTheirHeaders() {
    #expect([UIUserInterfaceIdiom.unspecified, .phone, .pad].map(\.rawValue) == [-1, 0, 1])
    #expect(UIUserInterfaceIdiom.mac.rawValue == 5 && UIUserInterfaceIdiom.vision.rawValue == 6)
    #expect([UIUserInterfaceLevel.unspecified, .base, .elevated].map(\.rawValue) == [-1, 0, 1])
    let directions: [UITraitEnvironmentLayoutDirection] = [
      .unspecified, .leftToRight, .rightToLeft,
    ]
    #expect(directions.map(\.rawValue) == [-1, 0, 1])
    #expect([UIDisplayGamut.unspecified, .SRGB, .P3].map(\.rawValue) == [-1, 0, 1])
    let appearances: [UIUserInterfaceActiveAppearance] = [.unspecified, .inactive, .active]
    #expect(appearances.map(\.rawValue) == [-1, 0, 1])
  }

  /// A space that has changed stands where the screen does.
  @Test func aFormerSpaceIsThatOfTheScreen() {
    let stage = Stage(device: .iPhone15)
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
    stage.window.addSubview(view)
    stage.advance(by: 0)
    let former = FormerCoordinateSpace(bounds: CGRect(x: 0, y: 0, width: 852, height: 393))
    #expect(former.bounds.width == 852)
    let inView = CGRect(x: 1, y: 2, width: 3, height: 4)
    let onScreen = CGRect(x: 11, y: 22, width: 3, height: 4)
    #expect(former.convert(onScreen, to: view) == inView)
    #expect(former.convert(inView, from: view) == onScreen)
    #expect(former.convert(onScreen.origin, to: view) == inView.origin)
    #expect(former.convert(inView.origin, from: view) == onScreen.origin)
    #expect(former.convert(onScreen, to: stage.screen) == onScreen)
    #expect(former.convert(onScreen, from: stage.screen) == onScreen)
  }
}

extension UITraitOverrides {
  /// Sets a trait whose type is known at run time to its value in a collection.
  fileprivate mutating func override(_ trait: UITrait, with traits: UITraitCollection) {
    func set<Trait: UITraitDefinition>(_ trait: Trait.Type) { self[trait] = traits[trait] }
    set(trait)
  }
}
