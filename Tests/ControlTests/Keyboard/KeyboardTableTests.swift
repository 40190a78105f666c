import Foundation
import Geometry
import TestSupport
import Testing

@testable import HeadlessUIKit

/// Widths, heights and titles of keys, and the window that they stand in.
@MainActor @Suite struct KeyboardTableTests {
  private let stage = Stage(device: .iPhone15)

  private func keys(_ type: UIKeyboardType, _ language: String = "en") -> KeyboardKeys {
    let field = UITextField()
    field.keyboardType = type
    var request = KeyboardRequest(field, on: stage)
    request.language = language
    return KeyboardKeys(request)
  }

  /// In letters: the lowest row, with the space bar as wide as the rest.
  @Test(
    .evidence(.reported),
    arguments: [
      (.default, "en", [2.5, 5, 2.5]), (.asciiCapable, "en", [2.5, 5, 2.5]),
      (.emailAddress, "en", [2.5, 3, 1, 1, 2.5]), (.twitter, "en", [2.5, 3, 1, 1, 2.5]),
      (.webSearch, "en", [2.5, 4, 1, 2.5]), (.default, "ru", [2.75, 5.5, 2.75]),
      (.numbersAndPunctuation, "en", [2.5, 5, 2.5]), (.numberPad, "en", [1, 1, 1]),
    ] as [(UIKeyboardType, String, [Double])]
  )
  func theLowestRowHasItsWidths(type: UIKeyboardType, language: String, widths: [Double]) {
    #expect(keys(type, language).rows.last?.map(\.width) == widths)
  }

  /// Without a space bar the signs share its place.
  @Test(.evidence(.reported)) func signsOfAddressesShareTheSpaceBarsPlace() throws {
    let row = try #require(keys(.URL).rows.last)
    #expect(row.count == 5 && row[0].width == 2.5 && row[4].width == 2.5)
    for key in row[1...3] { #expect(abs(key.width - 5.0 / 3) < 1e-12) }
  }

  @Test(
    .evidence(.reported),
    arguments: [
      (.default, "return"), (.go, "go"), (.google, "search"), (.join, "join"), (.next, "next"),
      (.route, "route"), (.search, "search"), (.send, "send"), (.yahoo, "search"), (.done, "done"),
      (.emergencyCall, "Emergency Call"), (.continue, "continue"),
    ] as [(UIReturnKeyType, String)]
  )
  func aReturnKeySaysWhatItDoes(type: UIReturnKeyType, title: String) {
    #expect(words("en").title(of: type) == title)
  }

  private func words(_ language: String, _ type: UIKeyboardType = .default) -> KeyboardWords {
    let field = UITextField()
    field.keyboardType = type
    var request = KeyboardRequest(field, on: stage)
    request.language = language
    return KeyboardWords(request)
  }

  @Test(
    .evidence(.reported),
    arguments: [
      ("de", "Leerzeichen", "Suchen", "Fertig"), ("fr-CA", "espace", "rechercher", "terminé"),
      ("es_MX", "espacio", "buscar", "aceptar"), ("sv", "mellanslag", "sök", "klar"),
      ("ru", "Пробел", "Найти", "Готово"), ("ko", "space", "search", "done"),
    ]
  )
  func wordsFollowTheLanguage(language: String, space: String, search: String, done: String) {
    let words = words(language)
    #expect(words.space == space && words.title(of: .done) == done)
    #expect(words.title(of: .search) == search && words.title(of: .google) == search)
  }

  /// Every language with its own letters, and no other.
  @Test func wordsAreKnownWhereLettersAre() {
    let codes = KeyboardWords.languages.keys.sorted()
    #expect(Set(codes).union(["en"]) == Set(KeyboardLetters.layouts.keys))
    let all = (0...11).compactMap(UIReturnKeyType.init)
    #expect(all.count == 12)
    for language in codes {
      let (own, english) = (words(language), words("en"))
      #expect(own.space != english.space)
      let same = all.filter { own.title(of: $0) == english.title(of: $0) }
      #expect(Set(same).isSubset(of: [.send, .route]), "\(language)")
    }
  }

  /// English letters have English words; umlauts are left out of a German keyboard.
  @Test(.evidence(.inferred)) func addressesInOtherLettersHaveEnglishWords() {
    for (language, space) in [("ru", "space"), ("he", "space"), ("de", "Leerzeichen")] {
      #expect(words(language, .emailAddress).space == space)
      #expect(words(language, .webSearch).space != "space")
    }
  }

  /// At both sides of what makes a phone wide and a pad large.
  @Test(
    .evidence(.reported, .inferred),
    arguments: [
      (.phone, [413, 800], [291, 336]), (.phone, [414, 800], [301, 346]),
      (.phone, [800, 413], [171, 209]), (.phone, [500, 500], [301, 346]),
      (.pad, [999, 1200], [299, 354]), (.pad, [1000, 1200], [362, 417]),
      (.pad, [1200, 999], [387, 442]), (.pad, [1200, 1000], [455, 510]),
    ] as [(UIUserInterfaceIdiom, [CGFloat], [CGFloat])]
  )
  func heightsChangeAtTheirLimits(idiom: UIUserInterfaceIdiom, size: [CGFloat], heights: [CGFloat])
  {
    let device = Stage.Device(
      width: size[0],
      height: size[1],
      scale: 2,
      safeArea: UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0),
      idiom: idiom
    )
    let measures = KeyboardMeasures(device, CGSize(width: size[0], height: size[1]))
    #expect([false, true].map { measures.height(withStrip: $0) } == heights)
  }

  // MARK: Places

  @discardableResult
  private func edit(_ change: (UITextField) -> Void = { _ in }) -> UITextField {
    let root = UIViewController()
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
    field.autocorrectionType = .no
    change(field)
    root.view.addSubview(field)
    stage.show(root)
    field.becomeFirstResponder()
    stage.advance(by: 1)
    return field
  }

  private func keyFrames() throws -> [CGRect] {
    let keys = try #require(stage.keyboard.window.tray.keys)
    return keys.subviews.compactMap { ($0 as? KeyboardKeyView)?.frame }
  }

  /// Nine letters stand in the middle of a row of ten.
  @Test(.evidence(.reported)) func shortRowsStandInTheMiddle() throws {
    edit()
    let frames = try keyFrames()
    let (width, height): (CGFloat, CGFloat) = (393.0 / 10, 214.0 / 4)
    let starts: [(Int, CGFloat, CGFloat, CGFloat)] = [
      (0, 0, 0, 1), (9, 9, 0, 1), (10, 0.5, 1, 1), (18, 8.5, 1, 1), (19, 0, 2, 1.5),
      (20, 1.5, 2, 1), (27, 8.5, 2, 1.5), (28, 0, 3, 2.5), (29, 2.5, 3, 5), (30, 7.5, 3, 2.5),
    ]
    #expect(frames.count == 31)
    for (index, column, row, columns) in starts {
      let frame = frames[index]
      #expect(isNear(frame.minX, column * width + 3) && isNear(frame.minY, 2 + row * height + 6))
      #expect(isNear(frame.width, columns * width - 6) && isNear(frame.height, height - 12))
    }
  }

  /// Beside the notch there are none, and low rows have less air.
  @Test(.evidence(.reported)) func onALyingPhoneKeysStandInTheSafeArea() throws {
    edit()
    stage.rotate(to: .landscapeLeft)
    stage.advance(by: 2)
    let frames = try keyFrames()
    let (width, height): (CGFloat, CGFloat) = ((852.0 - 118) / 10, 148.0 / 4)
    #expect(isNear(frames[0].minX, 59 + 3) && isNear(frames[9].maxX, 852 - 59 - 3))
    #expect(isNear(frames[0].width, width - 6))
    #expect(isNear(frames[0].minY, 2 + height / 8) && isNear(frames[0].height, height * 0.75))
    let keys = try #require(stage.keyboard.window.tray.keys)
    #expect(!keys.subviews.contains { $0 is UIImageView }, "no globe below them")
  }

  // MARK: The window

  @Test(.evidence(.reported)) func itsWindowIsAboveAllAndTakesOnlyItsOwnTouches() {
    edit()
    let window = stage.keyboard.window
    #expect(window.windowLevel.rawValue == 10_000_000 && !window.canBecomeKey && window.isOfSystem)
    #expect(window.hitTest(CGPoint(x: 200, y: 300), with: nil) == nil)
    let key = window.hitTest(CGPoint(x: 200, y: 852 - 291 + 30), with: nil)
    #expect(key?.isDescendant(of: window.tray) == true && stage.window.isKeyWindow)
    #expect(!stage.application.windows.contains(window))
  }

  /// What an accessory does not answer goes to the responder that gives it.
  @Test(.evidence(.reported)) func anAccessorysNextResponderIsItsGiver() {
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 44))
    let field = edit { $0.inputAccessoryView = bar }
    let tray = stage.keyboard.window.tray
    #expect(bar.next === tray && tray.next === field)
    field.resignFirstResponder()
    stage.advance(by: 1)
    #expect(tray.next === stage.keyboard.window && bar.superview == nil)
  }

  /// A field that is far below scrolls into sight above the keyboard; one that may not stays.
  @Test(.evidence(.reported), arguments: [true, false])
  func aFieldBelowScrollsIntoSight(mayScroll: Bool) {
    let root = UIViewController()
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 500))
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.contentSize = CGSize(width: 393, height: 2000)
    scroll.isScrollEnabled = mayScroll
    let field = UITextField(frame: CGRect(x: 20, y: 900, width: 200, height: 34))
    scroll.addSubview(field)
    root.view.addSubview(scroll)
    stage.show(root)
    field.becomeFirstResponder()
    stage.advance(by: 1)
    #expect(scroll.contentOffset.y == (mayScroll ? 434 : 0))
  }

  /// Two fields that change places in one turn move nothing, and the keyboard says nothing.
  @Test func severalChangesAreOne() {
    let field = edit()
    let other = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 34))
    other.autocorrectionType = .no
    field.superview?.addSubview(other)
    nonisolated(unsafe) var posts = 0
    let token = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillChangeFrameNotification,
      object: stage.screen,
      queue: nil
    ) { _ in posts += 1 }
    defer { NotificationCenter.default.removeObserver(token) }
    stage.keyboard.afterwards {
      _ = field.resignFirstResponder()
      stage.keyboard.afterwards { _ = other.becomeFirstResponder() }
      #expect(posts == 0)
    }
    #expect(posts == 0 && stage.keyboardFrame?.height == 291)
    stage.keyboard.afterwards { _ = other.resignFirstResponder() }
    #expect(posts == 1 && stage.keyboardFrame == nil)
  }
}
