import Foundation
import Geometry
import TestSupport
import Testing

@testable import HeadlessUIKit

/// What the keys of the keyboard look like.
@MainActor @Suite(.evidence(.reported, .inferred)) struct KeyLookTests {
  private let stage = Stage(device: .iPhone15)

  private func request(
    isDark: Bool = false,
    _ change: (inout KeyboardRequest) -> Void = { _ in }
  ) -> KeyboardRequest {
    var request = KeyboardRequest(UITextField(), on: stage)
    (request.isDark, request.isUpperCase) = (isDark, false)
    change(&request)
    return request
  }

  /// A key of 40 by 44 points, and its parts.
  @MainActor private struct Parts {
    let key: KeyboardKeyView
    let card: UIView
    let sign: UILabel
    let letters: UILabel
    let picture: UIImageView

    init(_ key: KeyboardKey, _ request: KeyboardRequest) throws {
      self.key = KeyboardKeyView(key, request) {}
      let views = self.key.subviews
      card = views[0]
      sign = try #require(views[1] as? UILabel)
      letters = try #require(views[2] as? UILabel)
      picture = try #require(views[3] as? UIImageView)
      self.key.frame = CGRect(x: 0, y: 0, width: 40, height: 44)
      self.key.layoutIfNeeded()
    }
  }

  private func parts(_ kind: KeyboardKey.Kind, _ request: KeyboardRequest) throws -> Parts {
    try Parts(KeyboardKey(kind: kind), request)
  }

  @Test(arguments: [false, true]) func lettersAreLighterThanOtherKeys(isDark: Bool) throws {
    let (plain, look) = (request(isDark: isDark), isDark ? KeyboardLook.dark : .light)
    for kind in [KeyboardKey.Kind.text("q"), .space] {
      let parts = try parts(kind, plain)
      #expect(parts.card.backgroundColor == look.key && parts.sign.textColor == look.text)
      #expect(parts.key.backgroundColor == look.edge && !parts.key.isHidden)
    }
    for kind in [KeyboardKey.Kind.symbols("123"), .delete, .shift, .return] {
      let parts = try parts(kind, plain)
      #expect(parts.card.backgroundColor == look.side)
    }
    let erasing = try parts(.delete, plain)
    #expect(erasing.picture.image != nil && erasing.picture.tintColor == look.text)
    let shift = try parts(.shift, request(isDark: isDark) { $0.isUpperCase = true })
    #expect(shift.card.backgroundColor == look.active.key)
    #expect(shift.picture.tintColor == look.active.sign)
  }

  @Test func wordsAreSmallerThanLetters() throws {
    let kinds: [KeyboardKey.Kind] = [.text("q"), .text(".com"), .space, .symbols("1"), .return]
    let sizes = try kinds.map { try parts($0, request()).sign.font.pointSize }
    #expect(sizes == [23, 16, 16, 16, 16])
    let gap = try parts(.gap, request())
    #expect(gap.key.isHidden)
  }

  /// Blue where it does something else than to begin a line.
  @Test(
    arguments: [
      (.default, true, false), (.next, true, false), (.go, true, true), (.search, true, true),
      (.done, true, true), (.go, false, false),
    ] as [(UIReturnKeyType, Bool, Bool)]
  )
  func aReturnKeyThatActsIsBlue(type: UIReturnKeyType, isEnabled: Bool, isBlue: Bool) throws {
    let asked = request { ($0.returnKey, $0.isReturnEnabled) = (type, isEnabled) }
    let parts = try parts(.return, asked)
    #expect(parts.key.isEnabled == isEnabled)
    #expect((parts.card.backgroundColor == .systemBlue) == isBlue)
    #expect((parts.sign.textColor == .white) == isBlue)
    #expect((parts.sign.textColor == .systemGray) == !isEnabled)
  }

  @Test func aKeyStandsOnItsEdge() throws {
    let plain = try parts(.text("q"), request())
    #expect(plain.card.frame == CGRect(x: 0, y: 0, width: 40, height: 43))
    #expect(plain.sign.frame == plain.card.frame && plain.picture.frame == plain.card.frame)
    #expect(plain.key.layer.cornerRadius == 5 && plain.card.layer.cornerRadius == 5)
    #expect(plain.sign.textAlignment == .center && plain.picture.contentMode == .center)
    let digit = try Parts(KeyboardKey(kind: .text("2"), letters: "ABC"), request())
    #expect(digit.sign.frame == CGRect(x: 0, y: 0, width: 40, height: 27))
    #expect(digit.letters.frame == CGRect(x: 0, y: 23, width: 40, height: 16))
    #expect(digit.letters.text == "ABC" && digit.letters.font.pointSize == 10)
  }

  @Test func aBareKeyIsItsSignAlone() throws {
    let bare = try Parts(KeyboardKey(kind: .delete, isBare: true), request())
    #expect(bare.key.backgroundColor == nil && bare.card.backgroundColor == nil)
    #expect(bare.picture.image != nil)
  }

  @Test func aKeyIsPressedWhenItIsTapped() {
    var presses = 0
    let key = KeyboardKeyView(KeyboardKey(kind: .space), request()) { presses += 1 }
    key.sendActions(for: .touchDown)
    #expect(presses == 0)
    key.sendActions(for: .touchUpInside)
    #expect(presses == 1 && key.subviews.allSatisfy { !$0.isUserInteractionEnabled })
  }

  @Test func keysBearTheWordsOfTheirLanguage() throws {
    let german = request {
      $0.language = "de"
      $0.returnKey = .search
    }
    #expect(try parts(.space, german).sign.text == "Leerzeichen")
    #expect(try parts(.return, german).sign.text == "Suchen")
  }
}
