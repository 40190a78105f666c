import Foundation
import Geometry
import Testing

@testable import HeadlessUIKit

/// Traits that an app declares.
@MainActor
@Suite struct CustomTraitTests {
  private enum Theme: Equatable { case plain, bright }
  private struct ThemeTrait: UITraitDefinition {
    static let defaultValue = Theme.plain
    static let affectsColorAppearance = true
  }
  /// One that cannot be compared.
  private struct BlockTrait: UITraitDefinition {
    static var defaultValue: () -> Int { { 0 } }
  }

  private let stage = Stage(device: .iPhone15)

  /// Such a trait had no value anywhere.
  @Test func aTraitIsInheritedAndObserved() {
    let (outer, inner) = (UIView(), UIView())
    outer.addSubview(inner)
    stage.window.addSubview(outer)
    stage.advance(by: 0)
    var changes: [Theme] = []
    inner.registerForTraitChanges([ThemeTrait.self]) { (view: UIView, old: UITraitCollection) in
      changes += [old[ThemeTrait.self], view.traitCollection[ThemeTrait.self]]
    }
    #expect(inner.traitCollection[ThemeTrait.self] == .plain)
    outer.traitOverrides[ThemeTrait.self] = .bright
    #expect(changes == [.plain, .bright] && outer.traitOverrides.contains(ThemeTrait.self))
    outer.traitOverrides[ThemeTrait.self] = .bright
    outer.traitOverrides.userInterfaceStyle = .dark
    #expect(changes.count == 2)
    outer.traitOverrides.remove(ThemeTrait.self)
    #expect(changes.suffix(2) == [.bright, .plain])
    #expect(!outer.traitOverrides.contains(ThemeTrait.self))
    outer.traitOverrides[ThemeTrait.self] = .plain
    #expect(changes.count == 4 && outer.traitOverrides.contains(ThemeTrait.self))
  }

  @Test func colorsFollowATrait() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    stage.window.addSubview(view)
    view.backgroundColor = UIColor { $0[ThemeTrait.self] == .bright ? .yellow : .brown }
    stage.advance(by: 0)
    #expect(view.layer.backgroundColor == UIColor.brown.cgColor)
    view.traitOverrides[ThemeTrait.self] = .bright
    stage.advance(by: 0)
    #expect(view.layer.backgroundColor == UIColor.yellow.cgColor)
  }

  @Test func collectionsHaveTraits() {
    let bright = UITraitCollection(ThemeTrait.self, value: .bright)
    let made = UITraitCollection { $0[ThemeTrait.self] = .bright }
    #expect(bright == made && bright[ThemeTrait.self] == .bright)
    let plain = bright.replacing(ThemeTrait.self, value: .plain)
    #expect(plain != bright && plain.hasDifferentColorAppearance(comparedTo: bright))
    let both = UITraitCollection(traitsFrom: [bright, UITraitCollection(displayScale: 2)])
    #expect(both[ThemeTrait.self] == .bright && both[UITraitDisplayScale.self] == 2)
    let dark = both.modifyingTraits { $0[UITraitUserInterfaceStyle.self] = .dark }
    #expect(dark.userInterfaceStyle == .dark && dark[ThemeTrait.self] == .bright)
    #expect(ThemeTrait.name == "ThemeTrait" && ThemeTrait.identifier.isEmpty)
  }

  @Test func aTraitThatCannotBeComparedIsOnlyItself() {
    let one = UITraitCollection(BlockTrait.self, value: { 1 })
    let both = UITraitCollection(traitsFrom: [one, UITraitCollection(displayScale: 2)])
    #expect(both[BlockTrait.self]() == 1 && UITraitCollection()[BlockTrait.self]() == 0)
    #expect(one == UITraitCollection(traitsFrom: [one]))
    #expect(one != UITraitCollection(BlockTrait.self, value: { 1 }))
  }

  @Test func whatColorsAndPicturesDependOnCanBeObserved() {
    let view = UIView()
    stage.window.addSubview(view)
    var changes = 0
    view.registerForTraitChanges(UITraitCollection.systemTraitsAffectingColorAppearance) {
      (_: UIView, _: UITraitCollection) in changes += 1
    }
    view.traitOverrides.userInterfaceStyle = .dark
    view.traitOverrides.displayScale = 1
    #expect(changes == 1)
    #expect(UITraitCollection.systemTraitsAffectingImageLookup.count == 9)
  }
}
