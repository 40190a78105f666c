import Foundation
import Geometry
import HeadlessUIKit
import Testing

@testable import InterfaceBuilder

/// Runtime attributes that every view takes, by their key paths.
@MainActor @Suite struct KnownKeyPathTests {
  private let view = UIView()

  private func set(_ value: Any, _ path: String) -> Bool {
    KnownKeyPaths.set(value, at: path, of: view)
  }

  @Test func numbersOfLayersAndViewsAreSet() {
    let layer = view.layer
    #expect(set(9.0, "layer.cornerRadius") && layer.cornerRadius == 9)
    #expect(set(2.0, "layer.borderWidth") && layer.borderWidth == 2)
    #expect(set(0.5, "layer.shadowOpacity") && layer.shadowOpacity == 0.5)
    #expect(set(7.0, "layer.shadowRadius") && layer.shadowRadius == 7)
    #expect(set(-3.0, "layer.zPosition") && layer.zPosition == -3)
    #expect(set(0.25, "alpha") && view.alpha == 0.25)
    #expect(set(12.0, "tag") && view.tag == 12)
    // A class that has none of its own means its layer's.
    #expect(set(4.0, "cornerRadius") && layer.cornerRadius == 4)
    #expect(set(5.0, "borderWidth") && layer.borderWidth == 5)
  }

  @Test func colorsAndSizesAreSet() {
    let layer = view.layer
    for name in ["layer.borderColor", "layer.borderUIColor", "borderColor", "borderUIColor"] {
      layer.borderColor = nil
      #expect(set(UIColor.red, name) && layer.borderColor == UIColor.red.cgColor, "\(name)")
    }
    for name in ["layer.shadowColor", "layer.shadowUIColor"] {
      layer.shadowColor = nil
      #expect(set(UIColor.blue, name) && layer.shadowColor == UIColor.blue.cgColor, "\(name)")
    }
    let size = CGSize(width: 1, height: 2)
    #expect(set(size, "layer.shadowOffset") && layer.shadowOffset == size)
    #expect(set(UIColor.green, "tintColor") && view.tintColor == .green)
    #expect(set(UIColor.brown, "backgroundColor") && view.backgroundColor == .brown)
  }

  @Test(arguments: ["hidden", "isHidden"], ["YES", "true", "1"])
  func flagsAreSetByWordsAndNumbers(name: String, word: String) {
    #expect(set(word, name) && view.isHidden)
    #expect(set(false, name) && !view.isHidden)
    #expect(set(2.0, name) && view.isHidden)
    #expect(set("NO", name) && !view.isHidden)
  }

  /// [D] Key-value coding asks a text or a flag for a number.
  @Test func numbersAreSetByTextsAndFlags() {
    #expect(set("6.5", "layer.cornerRadius") && view.layer.cornerRadius == 6.5)
    #expect(set(true, "layer.borderWidth") && view.layer.borderWidth == 1)
    #expect(set(false, "alpha") && view.alpha == 0)
    #expect(set(true, "layer.masksToBounds") && view.layer.masksToBounds)
    #expect(set("1", "clipsToBounds") && view.clipsToBounds)
    #expect(set("0", "clipsToBounds") && !view.clipsToBounds)
  }

  @Test func whatIsNeitherKnownNorFittingIsNotSet() {
    let refused: [(Any, String)] = [
      (1.0, "layer.unknown"), (1.0, "backgroundColor"), ("wide", "layer.cornerRadius"),
      (1.5, "tag"), (UIColor.red, "alpha"), (1.0, ""),
    ]
    for (value, path) in refused { #expect(!set(value, path), "\(path)") }
    #expect(!KnownKeyPaths.set(1.0, at: "alpha", of: UIViewController()))
    #expect(view.tag == 0 && view.alpha == 1 && view.layer.cornerRadius == 0)
  }
}
