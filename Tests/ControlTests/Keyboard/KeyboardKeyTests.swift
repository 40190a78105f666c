import Foundation
import Geometry
import Scene
import Testing

@testable import HeadlessUIKit

/// The keys of each kind of keyboard, and what is asked of them.
@MainActor @Suite struct KeyboardKeyTests {
  private let stage = Stage(device: .iPhone15)

  private func request(_ change: (UITextField) -> Void = { _ in }) -> KeyboardRequest {
    let field = UITextField()
    field.autocapitalizationType = .none
    change(field)
    return KeyboardRequest(field, on: stage)
  }

  /// A row as text: letters, and signs for the other keys.
  private func words(_ row: [KeyboardKey]) -> String {
    row.map { key in
      switch key.kind {
      case .text(let text): text
      case .space: "_"
      case .delete: "<"
      case .return: "!"
      case .shift: "^"
      case .symbols(let text): "[\(text)]"
      case .gap: " "
      }
    }.joined()
  }

  @Test(
    arguments: [
      (.numberPad, ["123", "456", "789", " 0<"]),
      (.asciiCapableNumberPad, ["123", "456", "789", " 0<"]),
      (.phonePad, ["123", "456", "789", "[+*#]0<"]), (.decimalPad, ["123", "456", "789", ".0<"]),
      (.numbersAndPunctuation, ["1234567890", "-/:;()$&@\"", "[#+=].,?!'<", "[ABC]_!"]),
      (.default, ["qwertyuiop", "asdfghjkl", "^zxcvbnm<", "[123]_!"]),
      (.emailAddress, ["qwertyuiop", "asdfghjkl", "^zxcvbnm<", "[123]_@.!"]),
      (.URL, ["qwertyuiop", "asdfghjkl", "^zxcvbnm<", "[123]./.com!"]),
      (.twitter, ["qwertyuiop", "asdfghjkl", "^zxcvbnm<", "[123]_@#!"]),
      (.webSearch, ["qwertyuiop", "asdfghjkl", "^zxcvbnm<", "[123]_.!"]),
    ] as [(UIKeyboardType, [String])]
  )
  func eachKindHasItsKeys(type: UIKeyboardType, rows: [String]) {
    let keys = KeyboardKeys(request { $0.keyboardType = type })
    #expect(keys.rows.map(words) == rows)
    // A row is never wider than the keyboard, and the last one fills it.
    for row in keys.rows { #expect(row.map(\.width).reduce(0, +) <= keys.columns + 1e-9) }
    #expect(abs((keys.rows.last ?? []).map(\.width).reduce(0, +) - keys.columns) < 1e-9)
    #expect(keys.columns == (rows[0].count == 3 ? 3 : 10))
  }

  /// [W] As on a telephone; beside the zero there are only signs.
  @Test(
    arguments: [
      (.numberPad, true), (.asciiCapableNumberPad, false), (.phonePad, true), (.decimalPad, true),
    ] as [(UIKeyboardType, Bool)]
  )
  func digitsOfPadsHaveLetters(type: UIKeyboardType, areShown: Bool) {
    let keys = KeyboardKeys(request { $0.keyboardType = type })
    let letters = keys.rows.joined().map(\.letters).filter { $0.count > 1 }
    let whole = ["ABC", "DEF", "GHI", "JKL", "MNO", "PQRS", "TUV", "WXYZ"]
    #expect(letters == (areShown ? whole : []))
    #expect(keys.isPad && keys.rows.joined().map(\.isBare).filter(\.self).count == 2)
    #expect(keys.rows[3].map(\.isBare) == [true, false, true])
    #expect(!KeyboardKeys(request { $0.keyboardType = .default }).isPad)
  }

  @Test(
    arguments: [
      ("de", "qwertzuiopü", 11, 2), ("fr_CA", "azertyuiop", 10, 1.5),
      ("ru-RU", "йцукенгшщзх", 11, 1),
      ("ja", "qwertyuiop", 10, 1.5), ("uk", "йцукенгшщзхї", 12, 1.5), ("", "qwertyuiop", 10, 1.5),
    ] as [(String, String, Double, Double)]
  )
  func lettersAreThoseOfTheLanguage(language: String, first: String, columns: Double, side: Double)
  {
    var request = request()
    request.language = language
    let keys = KeyboardKeys(request)
    #expect(words(keys.rows[0]) == first && keys.columns == columns)
    #expect(keys.rows[2].first?.width == side && keys.rows[2].last?.width == side)
    request.isUpperCase = true
    #expect(words(KeyboardKeys(request).rows[0]) == first.uppercased())
    request.type = .emailAddress
    request.isUpperCase = false
    let latin = words(KeyboardKeys(request).rows[0])
    #expect(latin.allSatisfy { $0.isASCII })
  }

  /// Letters without capitals need no shift key, which would not fit beside them either.
  @Test(
    arguments: [("ar", "ئءؤرىةوزظد<", 11), ("he", "זסבהנמצתץ<", 10)]
      as [(String, String, Double)]
  )
  func lettersWithoutCaseHaveNoShift(language: String, third: String, columns: Double) {
    var request = request()
    request.language = language
    let keys = KeyboardKeys(request)
    #expect(words(keys.rows[2]) == third && keys.columns == columns)
    #expect(keys.rows.allSatisfy { $0.map(\.width).reduce(0, +) <= columns })
    #expect(keys.rows[2].map(\.width).reduce(0, +) == columns)
    request.type = .emailAddress
    #expect(words(KeyboardKeys(request).rows[2]) == "^zxcvbnm<")
  }

  @Test(
    arguments: [
      (.none, "", false), (.allCharacters, "a", true), (.words, "", true), (.words, "a", false),
      (.words, "a ", true), (.sentences, "", true), (.sentences, "a", false),
      (.sentences, "a ", false),
      (.sentences, "a.", false), (.sentences, "a. ", true), (.sentences, "a!  ", true),
      (.sentences, "a?\n", true), (.sentences, "a\n", true), (.sentences, "  ", true),
      (.sentences, "a, ", false),
    ] as [(UITextAutocapitalizationType, String, Bool)]
  )
  func theNextLetterIsACapital(type: UITextAutocapitalizationType, text: String, isCapital: Bool) {
    let found = request { ($0.autocapitalizationType, $0.text) = (type, text) }
    #expect(found.isUpperCase == isCapital)
    let secret = request {
      ($0.autocapitalizationType, $0.text, $0.isSecureTextEntry) = (type, text, true)
    }
    #expect(!secret.isUpperCase)
    for kind in [UIKeyboardType.emailAddress, .URL, .webSearch] {
      #expect(
        !request { ($0.autocapitalizationType, $0.text, $0.keyboardType) = (type, text, kind) }
          .isUpperCase
      )
    }
  }

  @Test func suggestionsAreForWords() {
    let kinds: [UIKeyboardType] = [.default, .asciiCapable, .twitter, .webSearch]
    for kind in kinds { #expect(request { $0.keyboardType = kind }.suggests) }
    for kind in [UIKeyboardType.numberPad, .URL, .emailAddress, .phonePad, .decimalPad] {
      #expect(!request { $0.keyboardType = kind }.suggests)
    }
    #expect(!request { $0.autocorrectionType = .no }.suggests)
    #expect(!request { $0.isSecureTextEntry = true }.suggests)
    stage.keyboardSuggestsWords = false
    #expect(!request().suggests)
  }

  @Test func appearanceAndReturnAreAskedFor() {
    #expect(request { $0.keyboardAppearance = .dark }.isDark)
    #expect(!request { $0.keyboardAppearance = .light }.isDark && !request().isDark)
    #expect(request { $0.overrideUserInterfaceStyle = .dark }.isDark)
    #expect(
      !request { ($0.overrideUserInterfaceStyle, $0.keyboardAppearance) = (.dark, .light) }.isDark
    )
    #expect(request { $0.returnKeyType = .search }.returnKey == .search)
    #expect(request().isReturnEnabled)
    #expect(!request { $0.enablesReturnKeyAutomatically = true }.isReturnEnabled)
    #expect(request { ($0.enablesReturnKeyAutomatically, $0.text) = (true, "a") }.isReturnEnabled)
  }

  @Test(
    arguments: [
      (834, 1194, [265, 320]), (1194, 834, [353, 408]), (1024, 1366, [328, 383]),
      (1366, 1024, [421, 476]),
    ] as [(CGFloat, CGFloat, [CGFloat])]
  )
  func padsHaveHeightsOfTheirOwn(width: CGFloat, height: CGFloat, heights: [CGFloat]) {
    let device = Stage.Device(width: width, height: height, scale: 2, idiom: .pad)
    let measures = KeyboardMeasures(device, CGSize(width: width, height: height))
    #expect([false, true].map { measures.height(withStrip: $0) } == heights)
  }

  private func editing(_ change: (UITextField) -> Void = { _ in }) -> UITextField {
    let root = UIViewController()
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
    change(field)
    root.view.addSubview(field)
    stage.show(root)
    field.becomeFirstResponder()
    stage.advance(by: 1)
    return field
  }

  /// Three points of air beside each key, six above and below it.
  @Test func keysAreLaidOutInRows() throws {
    let field = editing { $0.keyboardType = .numberPad }
    let keys = try #require(stage.keyboard.window.tray.keys)
    let frames = keys.subviews.compactMap { ($0 as? KeyboardKeyView)?.frame }
    #expect(frames.count == 12 && field.isFirstResponder)
    let (width, height) = (393.0 / 3, 214.0 / 4)
    for (index, frame) in frames.enumerated() {
      let (x, y) = (CGFloat(index % 3) * width + 3, 2 + CGFloat(index / 3) * height + 6)
      #expect(abs(frame.minX - x) < 1e-9 && abs(frame.minY - y) < 1e-9)
      #expect(abs(frame.width - (width - 6)) < 1e-9 && abs(frame.height - (height - 12)) < 1e-9)
    }
    #expect(marks(keys) == [])
  }

  private func marks(_ keys: KeyboardView) -> [CGRect] {
    keys.subviews.compactMap { $0 as? UIImageView }.map(\.frame)
  }

  @Test func lettersHaveTheGlobeAndTheMicrophoneBelow() throws {
    _ = editing { $0.autocorrectionType = .no }
    #expect(
      marks(try #require(stage.keyboard.window.tray.keys)) == [
        CGRect(x: 21, y: 222, width: 30, height: 30), CGRect(x: 342, y: 222, width: 30, height: 30),
      ]
    )
  }

  @Test func twoLinesPartTheSuggestions() throws {
    _ = editing()
    let keys = try #require(stage.keyboard.window.tray.keys)
    let lines = keys.subviews.filter { $0.frame.width == 1 }.map(\.frame)
    #expect(lines.map(\.minX) == [131, 262] && lines.allSatisfy { abs($0.minY - 13.5) < 1e-9 })
    #expect(lines.allSatisfy { abs($0.height - 20.25) < 1e-9 })
    let first = keys.subviews.compactMap { $0 as? KeyboardKeyView }.first?.frame.minY ?? 0
    #expect(abs(first - (45 + 2 + 6)) < 1e-9)
  }

  /// Where a key is on the screen in the middle of an animation.
  private func shownTop(of key: UIView, in keys: KeyboardView) throws -> CGFloat {
    let views = [key, keys, stage.keyboard.window.tray as UIView]
    return try views.map { try #require($0.layer.presentation()).frame.minY }.reduce(0, +)
  }

  /// The keys once jumped up when the suggestions left, and sank back with the upper edge.
  @Test(arguments: [true, false])
  func keysStayWhereTheyAreWhenSuggestionsComeOrGo(suggestionsCome: Bool) throws {
    let field = editing { $0.isSecureTextEntry = suggestionsCome }
    let other = UITextField(frame: CGRect(x: 20, y: 150, width: 200, height: 34))
    other.isSecureTextEntry = !suggestionsCome
    field.superview?.addSubview(other)
    other.becomeFirstResponder()
    let tray = stage.keyboard.window.tray
    let keys = try #require(tray.keys)
    let first = try #require(keys.subviews.first { $0 is KeyboardKeyView })
    for delay in [0, 0.05, 0.05, 0.1, 1] {
      stage.advance(by: delay)
      #expect(isNear(try shownTop(of: first, in: keys), 852 - 291 + 8))
      #expect(isNear(try #require(tray.layer.presentation()).frame.maxY, 852))
    }
    #expect(tray.frame == stage.keyboardFrame && tray.frame.height == (suggestionsCome ? 336 : 291))
  }

  @Test func typingTakesKeysAsTheyCome() {
    let field = editing { $0.enablesReturnKeyAutomatically = true }
    stage.typeText("\n")
    stage.typeText("ab\u{8}c")
    #expect(field.text == "ac")
    for key in [KeyboardKey.Kind.text(".com"), .space, .delete, .shift, .gap, .symbols("123")] {
      stage.keyboard.press(KeyboardKey(kind: key))
    }
    #expect(field.text == "ac.com")
    stage.keyboard.press(KeyboardKey(kind: .return))
    field.resignFirstResponder()
    stage.typeText("x")
    #expect(
      field.text == "ac.com" && stage.faults.last?.sentence.contains("'x' cannot be typed") == true
    )
  }

  @Test func textThatComesAfterTheFieldHasLeftIsReported() {
    let field = editing()
    let leaving = UIAction { [weak field] _ in _ = field?.resignFirstResponder() }
    field.addAction(leaving, for: .editingChanged)
    stage.typeText("abc")
    #expect(
      field.text == "a" && stage.faults.last?.sentence.contains("'bc' cannot be typed") == true
    )
  }

  /// The finger must move down at the end, or leave less than half of it.
  @Test(
    arguments: [
      (10, 0, true), (168, 0, true), (169, 0, false), (10, 1, false), (300, -1, true),
      (0, 1, true), (400, 0, false),
    ] as [(CGFloat, CGFloat, Bool)]
  )
  func aDraggedKeyboardGoesOrStays(pull: CGFloat, velocity: CGFloat, stays: Bool) {
    let field = editing()
    let keyboard = stage.keyboard
    keyboard.follow(finger: 516 + pull)
    #expect(keyboard.pull == min(pull, 336) && keyboard.frame.minY == 516 + min(pull, 336))
    #expect(keyboard.window.tray.frame.minY == 516 + min(pull, 336))
    keyboard.dragEnded(velocity: velocity)
    stage.advance(by: 1)
    #expect(field.isFirstResponder == stays && (stage.keyboardFrame != nil) == stays)
    #expect(!stays || keyboard.pull == 0 && keyboard.frame.minY == 516)
  }

  @Test func aFingerAboveItMovesNothing() {
    _ = editing()
    stage.keyboard.follow(finger: 100)
    #expect(stage.keyboard.pull == 0 && stage.keyboard.frame.minY == 516)
  }

  @Test func overlapsAreCountedFromTheBottomOfAView() {
    let field = editing()
    let view = UIView(frame: CGRect(x: 0, y: 400, width: 100, height: 200))
    field.superview?.addSubview(view)
    let keyboard = stage.keyboard
    #expect(keyboard.overlap(with: view) == 84)
    view.frame.origin.y = 300
    #expect(keyboard.overlap(with: view) == 0)
    view.frame.size.height = 552
    #expect(keyboard.overlap(with: view) == 336)
    keyboard.follow(finger: 616)
    #expect(keyboard.overlap(with: view) == 236)
    view.removeFromSuperview()
    #expect(keyboard.overlap(with: view) == 0)
    #expect(keyboard.overlap(with: keyboard.window.tray) == 0)
  }

  @Test(
    arguments: [
      (0, [], 291), (200, [], 200), (200, .flexibleHeight, 291), (0, .flexibleHeight, 291),
    ] as [(CGFloat, UIView.AutoresizingMask, CGFloat)]
  )
  func aFlexibleInputViewIsAsHighAsTheKeys(
    height: CGFloat,
    mask: UIView.AutoresizingMask,
    shown: CGFloat
  ) {
    _ = editing { field in
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: height))
      view.autoresizingMask = mask
      field.inputView = view
    }
    #expect(stage.keyboardFrame?.height == shown)
  }

  @Test func anInputViewOfAnotherFieldTakesItsPlace() throws {
    let field = editing()
    let tray = stage.keyboard.window.tray
    let keys = try #require(tray.keys)
    let (one, two) = (
      UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 50)),
      UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 60))
    )
    for view in [one, two] {
      field.inputView = view
      field.reloadInputViews()
      stage.advance(by: 1)
      #expect(view.superview === tray && tray.keys == nil && keys.superview == nil)
      #expect(view.frame == CGRect(x: 0, y: 0, width: 393, height: view === one ? 50 : 60))
    }
    #expect(one.superview == nil)
    field.inputView = nil
    field.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 44))
    field.reloadInputViews()
    stage.advance(by: 1)
    #expect(two.superview == nil && tray.keys?.frame.minY == 44 && tray.keys?.frame.height == 336)
    field.resignFirstResponder()
    stage.advance(by: 1)
    #expect(tray.subviews.isEmpty && tray.keys == nil && stage.keyboard.window.isHidden)
  }
}
