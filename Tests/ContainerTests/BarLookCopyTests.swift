import Foundation
import Geometry
import TestSupport
import Testing

@testable import HeadlessUIKit

/// A copy of a bar's look has everything that the look has, and changes by itself.
@MainActor
@Suite struct BarLookCopyTests {
  private let image = UIImage()
  private let shift = UIOffset(horizontal: 1, vertical: 2)

  private func paint(_ look: UIBarAppearance) {
    look.backgroundEffect = UIBlurEffect(style: .dark)
    (look.backgroundColor, look.shadowColor) = (.red, .blue)
    (look.backgroundImage, look.shadowImage) = (image, image)
    look.backgroundImageContentMode = .center
  }

  private func isPainted(_ look: UIBarAppearance) -> Bool {
    look.backgroundEffect != nil && look.backgroundColor == .red && look.shadowColor == .blue
      && look.backgroundImage === image && look.shadowImage === image
      && look.backgroundImageContentMode == .center
  }

  private func states(_ look: UIBarButtonItemAppearance) -> [UIBarButtonItemStateAppearance] {
    [look.normal, look.highlighted, look.disabled, look.focused]
  }

  private func paint(_ look: UIBarButtonItemAppearance) {
    for (number, state) in states(look).enumerated() {
      state.titleTextAttributes = [.kern: number]
      (state.titlePositionAdjustment, state.backgroundImage) = (shift, image)
      state.backgroundImagePositionAdjustment = UIOffset(horizontal: CGFloat(number), vertical: 9)
    }
  }

  private func isPainted(_ look: UIBarButtonItemAppearance) -> Bool {
    states(look).enumerated().allSatisfy { number, state in
      state.titleTextAttributes[.kern] as? Int == number && state.titlePositionAdjustment == shift
        && state.backgroundImage === image
        && state.backgroundImagePositionAdjustment
          == UIOffset(horizontal: CGFloat(number), vertical: 9)
    }
  }

  private func isPlain(_ look: UIBarButtonItemAppearance) -> Bool {
    states(look).allSatisfy { state in
      state.titleTextAttributes.isEmpty && state.titlePositionAdjustment == .zero
        && state.backgroundImage == nil && state.backgroundImagePositionAdjustment == .zero
    }
  }

  @Test func ofANavigationBar() {
    let look = UINavigationBarAppearance()
    paint(look)
    (look.titleTextAttributes, look.largeTitleTextAttributes) = ([.kern: 1], [.kern: 2])
    look.titlePositionAdjustment = shift
    let mask = UIImage()
    look.setBackIndicatorImage(image, transitionMaskImage: mask)
    paint(look.doneButtonAppearance)
    let copy: UINavigationBarAppearance = look.copy()
    #expect(isPainted(copy) && copy.titlePositionAdjustment == shift)
    #expect(copy.titleTextAttributes[.kern] as? Int == 1)
    #expect(copy.largeTitleTextAttributes[.kern] as? Int == 2)
    #expect(copy.backIndicatorImage === image && copy.backIndicatorTransitionMaskImage === mask)
    #expect(isPainted(copy.doneButtonAppearance))
    #expect(isPlain(copy.buttonAppearance) && isPlain(copy.backButtonAppearance))
    paint(copy.backButtonAppearance)
    #expect(isPlain(look.backButtonAppearance))
    copy.doneButtonAppearance.configureWithDefault(for: .done)
    #expect(isPlain(copy.doneButtonAppearance) && isPainted(look.doneButtonAppearance))
  }

  @Test func ofAToolbar() {
    let look = UIToolbarAppearance()
    paint(look)
    paint(look.buttonAppearance)
    let copy: UIToolbarAppearance = look.copy()
    #expect(isPainted(copy) && isPainted(copy.buttonAppearance))
    #expect(isPlain(copy.doneButtonAppearance))
    // Only the background is common to the looks of all bars.
    let other = UINavigationBarAppearance(barAppearance: look)
    #expect(isPainted(other) && isPlain(other.buttonAppearance))
  }

  private func states(_ look: UITabBarItemAppearance) -> [UITabBarItemStateAppearance] {
    [look.normal, look.selected, look.disabled, look.focused]
  }

  private func paint(_ look: UITabBarItemAppearance) {
    for (number, state) in states(look).enumerated() {
      (state.titleTextAttributes, state.badgeTextAttributes) = ([.kern: number], [.kern: -number])
      (state.iconColor, state.badgeBackgroundColor) = (.red, .blue)
      state.titlePositionAdjustment = shift
      state.badgePositionAdjustment.horizontal = 3
      state.badgeTitlePositionAdjustment.vertical = 4
    }
  }

  private func isPainted(_ look: UITabBarItemAppearance) -> Bool {
    states(look).enumerated().allSatisfy { number, state in
      state.titleTextAttributes[.kern] as? Int == number
        && state.badgeTextAttributes[.kern] as? Int == -number
        && state.iconColor == .red && state.badgeBackgroundColor == .blue
        && state.titlePositionAdjustment == shift && state.badgePositionAdjustment.horizontal == 3
        && state.badgeTitlePositionAdjustment.vertical == 4
    }
  }

  @Test(arguments: [0, 1, 2]) func ofATabBar(layout: Int) {
    func layouts(_ look: UITabBarAppearance) -> [UITabBarItemAppearance] {
      [
        look.stackedLayoutAppearance, look.inlineLayoutAppearance,
        look.compactInlineLayoutAppearance,
      ]
    }
    let look = UITabBarAppearance()
    paint(look)
    (look.selectionIndicatorTintColor, look.selectionIndicatorImage) = (.green, image)
    (look.stackedItemWidth, look.stackedItemSpacing) = (5, 6)
    look.stackedItemPositioning = .centered
    paint(layouts(look)[layout])
    let copy: UITabBarAppearance = look.copy()
    #expect(isPainted(copy) && copy.stackedItemPositioning == .centered)
    #expect(copy.selectionIndicatorTintColor == .green && copy.selectionIndicatorImage === image)
    #expect(copy.stackedItemWidth == 5 && copy.stackedItemSpacing == 6)
    #expect(layouts(copy).map(isPainted) == (0...2).map { $0 == layout })
    layouts(copy)[layout].configureWithDefault(for: .stacked)
    #expect(isPainted(layouts(look)[layout]) && !isPainted(layouts(copy)[layout]))
  }

  /// [D] Three ready-made backgrounds.
  @Test(.evidence(.documented)) func backgroundsOfBars() {
    let look = UIBarAppearance()
    #expect(look.backgroundEffect != nil && look.backgroundColor == nil && !look.isOpaque)
    #expect(look.shadowColor == .separator && look.backgroundImageContentMode == .scaleToFill)
    look.configureWithOpaqueBackground()
    #expect(look.backgroundEffect == nil && look.backgroundColor == .systemBackground)
    #expect(look.shadowColor == .separator && look.isOpaque)
    look.configureWithTransparentBackground()
    #expect(look.backgroundEffect == nil && look.backgroundColor == nil)
    #expect(look.shadowColor == nil && !look.isOpaque)
    look.configureWithDefaultBackground()
    #expect(look.backgroundEffect != nil && look.shadowColor == .separator)
    (look.backgroundColor, look.backgroundEffect) = (UIColor.red.withAlphaComponent(0.5), nil)
    #expect(!look.isOpaque)
  }
}
