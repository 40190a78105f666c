import Foundation
import TestSupport
import Testing
import VirtualTime

@testable import HeadlessUIKit

/// Sheets of the system that say what they stand for, and can be left.
@MainActor
@Suite struct SystemSheetTests {
  private final class Listener: NSObject, UIDocumentPickerDelegate,
    UIColorPickerViewControllerDelegate, UIFontPickerViewControllerDelegate,
    UIDocumentInteractionControllerDelegate
  {
    weak var presenter: UIViewController?
    var calls: [String] = []

    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {
      calls.append("document")
    }
    func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {
      calls.append("color")
    }
    func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {
      calls.append("font")
    }
    func documentInteractionControllerViewControllerForPreview(
      _ controller: UIDocumentInteractionController
    ) -> UIViewController { presenter ?? UIViewController() }
    func documentInteractionControllerDidEndPreview(
      _ controller: UIDocumentInteractionController
    ) { calls.append("preview") }
  }

  private let stage = Stage(device: .iPhone15)
  private let root = UIViewController()
  private let listener = Listener()

  init() {
    stage.show(root)
    listener.presenter = root
  }

  /// Presents a sheet, and returns what it says.
  private func present(_ sheet: UIViewController) -> [String] {
    root.present(sheet, animated: true)
    stage.advance(by: 1)
    return texts(in: sheet.view)
  }

  private func texts(in view: UIView) -> [String] {
    let own = (view as? UILabel)?.text.map { [$0] } ?? []
    return own + view.subviews.flatMap { texts(in: $0) }
  }

  /// Presses the button of the sheet's bar.
  private func leave(_ sheet: UIViewController) throws {
    let bar = try #require(sheet.view.subviews.compactMap { $0 as? UINavigationBar }.first)
    try #require(bar.topItem?.leftBarButtonItem?.primaryAction).perform(sheet)
    stage.advance(by: 1)
  }

  @Test func filesArePickedFromNone() throws {
    let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.pdf], asCopy: true)
    picker.delegate = listener
    #expect(picker.documentPickerMode == .import)
    #expect(present(picker).contains("No Files"))
    try leave(picker)
    #expect(listener.calls == ["document"] && root.presentedViewController == nil)
  }

  @Test func theColorSheetShowsTheColor() throws {
    let picker = UIColorPickerViewController()
    picker.delegate = listener
    picker.selectedColor = .red
    _ = present(picker)
    let bar = try #require(picker.view.subviews.compactMap { $0 as? UINavigationBar }.first)
    #expect(bar.topItem?.title == "Colors")
    #expect(picker.view.subviews.contains { $0.backgroundColor == .red })
    try leave(picker)
    #expect(listener.calls == ["color"] && root.presentedViewController == nil)
  }

  @Test func aMenuOfDocumentsLeadsToThePicker() throws {
    final class Menu: NSObject, UIDocumentMenuDelegate {
      var calls: [String] = []
      func documentMenu(
        _ documentMenu: UIDocumentMenuViewController,
        didPickDocumentPicker documentPicker: UIDocumentPickerViewController
      ) { calls.append("picker \(documentPicker.documentPickerMode)") }
      func documentMenuWasCancelled(_ documentMenu: UIDocumentMenuViewController) {
        calls.append("cancelled")
      }
    }
    let delegate = Menu()
    let menu = UIDocumentMenuViewController(documentTypes: ["public.text"], in: .import)
    menu.delegate = delegate
    menu.addOption(withTitle: "New", image: nil, order: .first) { delegate.calls.append("new") }
    menu.addOption(withTitle: "Old", image: nil, order: .last) {}
    #expect(menu.actions.map(\.title) == ["New", "Browse", "Cancel", "Old"])
    for action in menu.actions.prefix(3) { action.handler?(action) }
    #expect(delegate.calls == ["new", "picker import", "cancelled"])
    #expect(present(menu).contains("Browse"))
  }

  @Test func fontsArePickedFromNone() throws {
    let picker = UIFontPickerViewController()
    picker.delegate = listener
    #expect(present(picker).contains("Choose Font"))
    try leave(picker)
    #expect(listener.calls == ["font"])
  }

  /// Pulls the topmost sheet down.
  private func pullDown() throws {
    let sheet = try #require(root.presentedViewController)
    try #require(sheet.presentationController).dismissForUser(sheet)
    stage.advance(by: 1)
    #expect(root.presentedViewController == nil)
  }

  /// Only the button was reported.
  @Test func sheetsThatArePulledDownAreReported() throws {
    let color = UIColorPickerViewController()
    let font = UIFontPickerViewController()
    let document = UIDocumentPickerViewController(forOpeningContentTypes: [.pdf])
    (color.delegate, font.delegate, document.delegate) = (listener, listener, listener)
    for sheet in [color, font, document] {
      _ = present(sheet)
      try pullDown()
    }
    let controller = UIDocumentInteractionController(url: URL(filePath: "/tmp/a.pdf"))
    controller.delegate = listener
    controller.presentPreview(animated: false)
    stage.advance(by: 1)
    try pullDown()
    #expect(listener.calls == ["color", "font", "document", "preview"])
    var finished: [Bool] = []
    UIPrintInteractionController.shared.present(animated: false) { _, done, _ in
      finished.append(done)
    }
    stage.advance(by: 1)
    try pullDown()
    #expect(finished == [false])
  }

  @Test func theNameAndTheTypeFollowTheURL() {
    let controller = UIDocumentInteractionController(url: URL(filePath: "/tmp/a.pdf"))
    controller.url = URL(filePath: "/tmp/b.png")
    #expect(controller.name == "b.png" && controller.uti == "public.png")
    controller.name = "own"
    controller.url = nil
    #expect(controller.name == "own" && controller.uti == nil)
  }

  @Test func aDocumentThatExistsIsRevealed() throws {
    let browser = UIDocumentBrowserViewController(forOpening: nil)
    let url = TemporaryFolder.ofProcess.appending(path: "\(UUID()).txt")
    try Data().write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    var answers: [URL?] = []
    browser.revealDocument(at: url, importIfNeeded: false) { found, _ in answers.append(found) }
    let missing = url.appending(path: "none")
    browser.revealDocument(at: missing, importIfNeeded: false) { found, _ in answers.append(found) }
    stage.advance(by: 1)
    #expect(answers == [url, nil])
  }

  private final class Opener: NSObject, UIViewControllerTransitioningDelegate {
    let way = UIDocumentBrowserViewController(forOpening: nil)
      .transitionController(forDocumentAt: URL(filePath: "/tmp/a.txt"))

    func animationController(
      forPresented presented: UIViewController,
      presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { way }

    func animationController(
      forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { way }
  }

  @Test func aDocumentThatABrowserOpensFadesInAndOut() throws {
    let (document, opener) = (UIViewController(), Opener())
    document.modalPresentationStyle = .fullScreen
    document.transitioningDelegate = opener
    root.present(document, animated: true)
    stage.advance(by: 0.1)
    #expect(document.view.window != nil && document.isBeingPresented)
    stage.advance(by: 1)
    #expect(document.view.alpha == 1 && !document.isBeingPresented)
    root.dismiss(animated: true)
    stage.advance(by: 1)
    #expect(root.presentedViewController == nil && root.view.window != nil)
    // Shown by another transition it would not be seen.
    #expect(document.view.window == nil && document.view.alpha == 1)
    // A controller's delegate is weak.
    withExtendedLifetime(opener) {}
  }

  @Test func aBrowserKeepsTheActionsOfItsApp() {
    let browser = UIDocumentBrowserViewController()
    #expect(browser.contentTypesForRecentDocuments.isEmpty)
    var taken: [String] = []
    let action = UIDocumentBrowserAction(
      identifier: "lighter",
      localizedTitle: "Lighter",
      availability: [.menu, .navigationBar]
    ) { taken = $0.map(\.lastPathComponent) }
    browser.customActions = [action]
    #expect(browser.customActions.map(\.localizedTitle) == ["Lighter"])
    #expect(action.availability.rawValue == 3)
    browser.customActions.first?.handler([URL(filePath: "/a.txt")])
    #expect(taken == ["a.txt"])
  }

  @Test func aFileIsPreviewedByItsName() throws {
    let controller = UIDocumentInteractionController(url: URL(filePath: "/tmp/a.pdf"))
    #expect(controller.uti == "com.adobe.pdf" && !controller.presentPreview(animated: false))
    controller.delegate = listener
    #expect(controller.presentPreview(animated: false))
    stage.advance(by: 1)
    let sheet = try #require(root.presentedViewController)
    #expect(texts(in: sheet.view).contains("a.pdf"))
    try leave(sheet)
    #expect(listener.calls == ["preview"] && root.presentedViewController == nil)
    #expect(!controller.presentOpenInMenu(from: .zero, in: root.view, animated: true))
  }

  @Test func nothingIsPrinted() throws {
    let controller = UIPrintInteractionController.shared
    var finished: [Bool] = []
    #expect(controller.present(animated: false) { _, done, _ in finished.append(done) })
    stage.advance(by: 1)
    let sheet = try #require(root.presentedViewController)
    #expect(texts(in: sheet.view).contains("No Printer"))
    #expect(!controller.present(animated: false))
    try leave(sheet)
    #expect(finished == [false] && root.presentedViewController == nil)
  }

  /// Every text took one page.
  @Test func longTextsTakeSeveralPages() {
    let renderer = UIPrintPageRenderer()
    let line = String(repeating: "one two three\n", count: 200)
    let formatter = UISimpleTextPrintFormatter(text: line)
    renderer.addPrintFormatter(formatter, startingAtPageAt: 1)
    #expect(formatter.pageCount > 2)
    #expect(renderer.numberOfPages == formatter.pageCount + 1)
  }

  @Test func printInfoIsReadFromADictionary() {
    let info = UIPrintInfo()
    (info.jobName, info.orientation, info.duplex) = ("job", .landscape, .longEdge)
    let copy = UIPrintInfo(dictionary: info.dictionaryRepresentation)
    #expect(copy.jobName == "job" && copy.orientation == .landscape && copy.duplex == .longEdge)
  }

  @Test func theShareSheetNamesWhatIsSharedAndCompletesNothing() throws {
    let link = try #require(URL(string: "https://a.b"))
    let rows: [(items: [Any], words: String)] = [
      (["a text", link], "a text"), ([link], "https://a.b"), ([1], "1 Item"), ([1, 2], "2 Items"),
    ]
    for row in rows {
      var answers: [String] = []
      let sheet = UIActivityViewController(activityItems: row.items, applicationActivities: nil)
      sheet.completionWithItemsHandler = { type, isComplete, items, error in
        answers.append("\(type == nil) \(isComplete) \(items == nil) \(error == nil)")
      }
      #expect(present(sheet).contains(row.words))
      // It covers half of the screen.
      let top = sheet.view.convert(CGPoint.zero, to: nil).y
      #expect(top > stage.window.bounds.height / 3)
      try leave(sheet)
      #expect(answers == ["true false true true"] && root.presentedViewController == nil)
    }
  }

  @Test func itemProvidersAreSubclassed() {
    final class Provider: UIActivityItemProvider, @unchecked Sendable {
      override func activityViewController(
        _ activityViewController: UIActivityViewController,
        itemForActivityType activityType: UIActivity.ActivityType?
      ) -> Any? { "own" }
    }
    let source: any UIActivityItemSource = Provider(placeholderItem: "")
    let sheet = UIActivityViewController(activityItems: [], applicationActivities: nil)
    #expect(source.activityViewController(sheet, itemForActivityType: nil) as? String == "own")
  }

  @Test func pagesAreCountedAndDrawnInOrder() {
    final class Renderer: UIPrintPageRenderer {
      var drawn: [String] = []
      override func drawHeaderForPage(at pageIndex: Int, in headerRect: CGRect) {
        drawn.append("header \(headerRect.height)")
      }
      override func drawContentForPage(at pageIndex: Int, in contentRect: CGRect) {
        drawn.append("content \(contentRect.height)")
      }
    }
    let renderer = Renderer()
    renderer.headerHeight = 20
    let formatter = UIMarkupTextPrintFormatter(markupText: "<p>a</p>")
    renderer.addPrintFormatter(formatter, startingAtPageAt: 1)
    #expect(renderer.numberOfPages == 2)
    #expect(renderer.printFormattersForPage(at: 0) == [])
    renderer.drawPage(at: 0, in: CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(renderer.drawn == ["header 20.0", "content 80.0"])
  }
}
