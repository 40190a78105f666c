import Foundation
import Geometry
import TestSupport
import Testing

@testable import HeadlessUIKit

/// What is printed, on which pages, and the sheet that offers no printer.
@MainActor
@Suite struct PrintTests {
  private let stage = Stage(device: .iPhone15)
  private let root = UIViewController()

  init() { stage.show(root) }

  @Test(.evidence(.documented)) func theSheetOffersWhatItsDocumentationSays() {
    let controller = UIPrintInteractionController()
    #expect(controller.showsPageRange && controller.showsNumberOfCopies)
    #expect(controller.showsPaperOrientation && !controller.showsPaperSelectionForLoadedPapers)
    #expect(controller.printInfo == nil && controller.printPaper == nil)
    #expect(UIPrintInteractionController.isPrintingAvailable)
    #expect(!UIPrintInteractionController.canPrint(Data()))
    #expect(!UIPrintInteractionController.canPrint(URL(filePath: "/tmp/a.pdf")))
    #expect(UIPrintInteractionController.printableUTIs.contains("com.adobe.pdf"))
  }

  private final class Listener: NSObject, UIPrintInteractionControllerDelegate {
    var lines: [String] = []
    weak var parent: UIViewController?

    func printInteractionControllerParentViewController(
      _ printInteractionController: UIPrintInteractionController
    ) -> UIViewController? { parent }
    func printInteractionControllerWillPresentPrinterOptions(
      _ printInteractionController: UIPrintInteractionController
    ) { lines.append("will present") }
    func printInteractionControllerDidPresentPrinterOptions(
      _ printInteractionController: UIPrintInteractionController
    ) { lines.append("did present") }
    func printInteractionControllerWillDismissPrinterOptions(
      _ printInteractionController: UIPrintInteractionController
    ) { lines.append("will dismiss") }
    func printInteractionControllerDidDismissPrinterOptions(
      _ printInteractionController: UIPrintInteractionController
    ) { lines.append("did dismiss") }
  }

  /// [D] The completion comes once, after the delegate.
  @Test(.evidence(.documented), arguments: [0, 1, 2])
  func theDelegateHearsOfTheSheet(way: Int) {
    let (controller, listener) = (UIPrintInteractionController(), Listener())
    (controller.delegate, listener.parent) = (listener, root)
    let done: UIPrintInteractionController.CompletionHandler = { _, isPrinted, error in
      listener.lines.append("\(isPrinted) \(error == nil)")
    }
    let isShown =
      switch way {
      case 0: controller.present(animated: true, completionHandler: done)
      case 1:
        controller.present(from: .zero, in: root.view, animated: true, completionHandler: done)
      default: controller.present(from: UIBarButtonItem(), animated: true, completionHandler: done)
      }
    #expect(isShown && listener.lines == ["will present"])
    stage.advance(by: 1)
    #expect(listener.lines == ["will present", "did present"])
    controller.dismiss(animated: true)
    controller.dismiss(animated: true)
    #expect(listener.lines.last == "will dismiss")
    stage.advance(by: 1)
    #expect(listener.lines.dropFirst(2) == ["will dismiss", "did dismiss", "false true"])
  }

  @Test func anInfoIsTheSameInADictionary() {
    let info = UIPrintInfo.printInfo()
    #expect(info.printerID == nil && info.jobName.isEmpty && info.outputType == .general)
    #expect(info.orientation == .portrait && info.duplex == .none)
    (info.printerID, info.jobName, info.outputType) = ("p", "j", .photoGrayscale)
    (info.orientation, info.duplex) = (.landscape, .shortEdge)
    let copy = UIPrintInfo.printInfo(with: info.dictionaryRepresentation)
    #expect(copy.printerID == "p" && copy.jobName == "j" && copy.outputType == .photoGrayscale)
    #expect(copy.orientation == .landscape && copy.duplex == .shortEdge)
    let wrong = UIPrintInfo(dictionary: ["jobName": 1, "duplex": 9, "orientation": "x"])
    #expect(wrong.jobName.isEmpty && wrong.duplex == .none && wrong.orientation == .portrait)
    #expect(UIPrintInfo(dictionary: nil).outputType == .general)
  }

  /// US Letter with margins of a quarter of an inch, which the header and the footer make smaller.
  @Test func formattersHaveWhatHeaderAndFooterLeave() {
    let (renderer, formatter) = (UIPrintPageRenderer(), UIPrintFormatter())
    #expect(renderer.paperRect == CGRect(x: 0, y: 0, width: 612, height: 792))
    #expect(renderer.printableRect == CGRect(x: 18, y: 18, width: 576, height: 756))
    #expect(formatter.rectForPage(at: 0) == .zero)
    renderer.addPrintFormatter(formatter, startingAtPageAt: 2)
    #expect(formatter.rectForPage(at: 2) == renderer.printableRect)
    (renderer.headerHeight, renderer.footerHeight) = (30, 20)
    formatter.perPageContentInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(formatter.rectForPage(at: 2) == CGRect(x: 20, y: 49, width: 570, height: 702))
    #expect(formatter.startPage == 2 && formatter.pageCount == 1 && renderer.numberOfPages == 3)
  }

  @Test func thePaperOfARendererIsSetByKeys() {
    let renderer = UIPrintPageRenderer()
    let paper = CGRect(x: 0, y: 0, width: 595, height: 842)
    renderer.setValue(NSValue(cgRect: paper), forKey: "paperRect")
    renderer.setValue(paper.insetBy(dx: 20, dy: 30), forKey: "printableRect")
    #expect(renderer.paperRect == paper)
    #expect(renderer.printableRect == CGRect(x: 20, y: 30, width: 555, height: 782))
    #expect(renderer.value(forKey: "paperRect") as? CGRect == paper)
  }

  @Test func aFormatterIsOnItsOwnPagesUntilItIsRemoved() {
    let renderer = UIPrintPageRenderer()
    let (one, two) = (UIPrintFormatter(), UIPrintFormatter())
    #expect(renderer.numberOfPages == 0 && renderer.printFormattersForPage(at: 0) == nil)
    renderer.addPrintFormatter(one, startingAtPageAt: 0)
    renderer.addPrintFormatter(two, startingAtPageAt: 1)
    #expect((0...2).map { renderer.printFormattersForPage(at: $0) } == [[one], [two], []])
    two.removeFromPrintPageRenderer()
    #expect(renderer.printFormatters == [one] && renderer.numberOfPages == 1)
    #expect(two.printPageRenderer == nil && one.printPageRenderer === renderer)
    #expect(two.rectForPage(at: 1) == .zero)
  }

  @Test(.evidence(.documented)) func aPageIsDrawnFromItsHeaderToItsFooter() {
    final class Renderer: UIPrintPageRenderer {
      var drawn: [String] = []

      private func note(_ part: String, _ page: Int, _ rect: CGRect) {
        drawn.append("\(part) \(page) \(Int(rect.minY)) \(Int(rect.height))")
      }
      override func drawHeaderForPage(at pageIndex: Int, in headerRect: CGRect) {
        note("header", pageIndex, headerRect)
      }
      override func drawContentForPage(at pageIndex: Int, in contentRect: CGRect) {
        note("content", pageIndex, contentRect)
      }
      override func drawFooterForPage(at pageIndex: Int, in footerRect: CGRect) {
        note("footer", pageIndex, footerRect)
      }
      override func drawPrintFormatter(
        _ printFormatter: UIPrintFormatter,
        forPageAt pageIndex: Int
      ) { note("formatter", pageIndex, .zero) }
    }
    let renderer = Renderer()
    renderer.addPrintFormatter(UIPrintFormatter(), startingAtPageAt: 1)
    let page = CGRect(x: 0, y: 10, width: 100, height: 200)
    renderer.drawPage(at: 0, in: page)
    #expect(renderer.drawn == ["content 0 10 200"])
    (renderer.headerHeight, renderer.footerHeight, renderer.drawn) = (30, 20, [])
    renderer.drawPage(at: 1, in: page)
    let parts = ["header 1 10 30", "formatter 1 0 0", "content 1 40 150", "footer 1 190 20"]
    #expect(renderer.drawn == parts)
  }
}
