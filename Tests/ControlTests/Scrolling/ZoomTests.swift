import Foundation
import Geometry
import Testing

@testable import HeadlessUIKit

/// What is in sight after the code has zoomed.
@MainActor
@Suite struct ZoomTests {
  private final class Pages: NSObject, UIScrollViewDelegate {
    let page = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { page }
  }

  private let bench = Bench()
  private let pages = Pages()
  private let scroll = UIScrollView()

  init() {
    bench.add(scroll, CGRect(x: 0, y: 0, width: 100, height: 100))
    scroll.addSubview(pages.page)
    scroll.delegate = pages
    scroll.contentSize = CGSize(width: 400, height: 400)
    (scroll.minimumZoomScale, scroll.maximumZoomScale) = (0.5, 4)
  }

  @Test(arguments: [false, true])
  func aRectangleIsShownAsLargeAsItFits(animated: Bool) throws {
    scroll.zoom(to: CGRect(x: 200, y: 100, width: 50, height: 25), animated: animated)
    try bench.stage.settle()
    #expect(scroll.zoomScale == 2 && scroll.contentSize == CGSize(width: 800, height: 800))
    // Its middle is in the middle.
    #expect(scroll.contentOffset == CGPoint(x: 400, y: 175))
    scroll.zoom(to: CGRect(x: 0, y: 0, width: 10, height: 10), animated: animated)
    try bench.stage.settle()
    #expect(scroll.zoomScale == 4 && scroll.contentOffset == .zero)
  }

  @Test func theMiddleStaysAndTheEndsAreKept() {
    scroll.contentOffset = CGPoint(x: 300, y: 100)
    scroll.setZoomScale(2, animated: false)
    #expect(scroll.contentOffset == CGPoint(x: 650, y: 250))
    scroll.setZoomScale(0.5, animated: false)
    scroll.contentOffset = CGPoint(x: 100, y: 100)
    scroll.setZoomScale(1, animated: false)
    #expect(scroll.contentOffset == CGPoint(x: 250, y: 250))
    scroll.contentOffset = CGPoint(x: 300, y: 0)
    scroll.setZoomScale(0.5, animated: false)
    #expect(scroll.contentOffset == CGPoint(x: 100, y: 0))
  }

  /// The common way to keep an image in the middle sets such constants.
  @Test func constraintsToTheContentSeeTheZoomedSize() throws {
    let page = pages.page
    page.translatesAutoresizingMaskIntoConstraints = false
    let top = page.topAnchor.constraint(equalTo: scroll.topAnchor)
    NSLayoutConstraint.activate([
      top, page.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
      page.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
      page.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
      page.widthAnchor.constraint(equalToConstant: 400),
      page.heightAnchor.constraint(equalToConstant: 200),
    ])
    try bench.stage.settle()
    #expect(scroll.contentSize == CGSize(width: 400, height: 200))
    for scale in [0.5, 2, 1] {
      scroll.setZoomScale(scale, animated: false)
      top.constant = 30 * scale
      try bench.stage.settle()
      let size = CGSize(width: 400 * scale, height: 200 * scale)
      #expect(page.bounds.size == CGSize(width: 400, height: 200))
      #expect(page.frame == CGRect(origin: CGPoint(x: 0, y: 30 * scale), size: size))
      #expect(scroll.contentSize == CGSize(width: size.width, height: 230 * scale))
    }
  }

  /// What is inside is laid out in the page's own coordinates.
  @Test func constraintsInsideTheContentAreNotZoomed() throws {
    let (page, label) = (pages.page, UIView())
    label.translatesAutoresizingMaskIntoConstraints = false
    page.addSubview(label)
    NSLayoutConstraint.activate([
      label.trailingAnchor.constraint(equalTo: page.trailingAnchor, constant: -10),
      label.bottomAnchor.constraint(equalTo: page.bottomAnchor, constant: -20),
      label.widthAnchor.constraint(equalToConstant: 50),
      label.heightAnchor.constraint(equalTo: page.heightAnchor, multiplier: 0.5),
    ])
    scroll.setZoomScale(2, animated: false)
    try bench.stage.settle()
    #expect(label.frame == CGRect(x: 340, y: 180, width: 50, height: 200))
  }
}
