import Testing
import UIKit

@MainActor
@Suite struct SmallScreensTests {
  private let stage = Stage(device: .iPhone15)

  @Test func aCardNumberIsGroupedAsItIsTyped() {
    let field = CardNumberField(frame: CGRect(x: 20, y: 100, width: 300, height: 40))
    stage.window.addSubview(field)
    stage.tap(at: CGPoint(x: 60, y: 120))
    stage.typeText("424242x424242424299")
    #expect(field.text == "4242 4242 4242 4242")
    field.deleteBackward()
    #expect(field.text == "4242 4242 4242 424")
    #expect(!field.canPerformAction(Selector("paste:"), withSender: nil))
  }

  @Test func aTableKeepsTheHeightOfItsRows() {
    let data = TenRows()
    let table = SelfSizingTable(frame: .zero, style: .plain)
    table.rowHeight = 44
    table.dataSource = data
    stage.window.addSubview(table)
    NSLayoutConstraint.activate([
      table.topAnchor.constraint(equalTo: stage.window.topAnchor),
      table.leadingAnchor.constraint(equalTo: stage.window.leadingAnchor),
      table.widthAnchor.constraint(equalToConstant: 300),
    ])
    stage.advance(by: 0.1)
    #expect(table.frame.height == 440)
    data.count = 3
    table.reloadData()
    stage.advance(by: 0.1)
    #expect(table.frame.height == 132)
  }

  @Test func aHeaderStretchesWhenItIsPulled() {
    let controller = StretchyHeaderController(style: .plain)
    stage.show(controller)
    stage.advance(by: 0.1)
    #expect(controller.header.frame == CGRect(x: 0, y: -200, width: 393, height: 200))
    controller.tableView.contentOffset.y = -260
    #expect(controller.header.frame == CGRect(x: 0, y: -260, width: 393, height: 260))
    stage.drag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 300), duration: 0.3)
    stage.advance(by: 3)
    #expect(controller.header.frame.height == 200)
    #expect(controller.tableView.contentOffset.y > 0)
  }

  @Test func aWheelFillsAField() {
    let controller = SizeFormController()
    stage.show(controller)
    stage.advance(by: 0.1)
    #expect(controller.field.frame.width == 353)
    let wheel = controller.picker
    let middle = wheel.convert(CGPoint(x: wheel.bounds.midX, y: wheel.bounds.midY), to: nil)
    stage.tap(at: CGPoint(x: middle.x, y: middle.y + 32))
    stage.advance(by: 1)
    #expect(controller.field.text == "Medium")
    stage.drag(from: middle, to: CGPoint(x: middle.x, y: middle.y - 150), duration: 0.3)
    stage.advance(by: 3)
    #expect(controller.field.text == "Huge")
  }

  @Test func aFingerDraws() throws {
    let sketch = SketchView(frame: CGRect(x: 0, y: 100, width: 393, height: 300))
    stage.window.addSubview(sketch)
    stage.drag(from: CGPoint(x: 50, y: 200), to: CGPoint(x: 250, y: 200), duration: 0.5)
    stage.advance(by: 0.1)
    let stroke = try #require(sketch.strokes.first)
    #expect(stroke.count > 10)
    #expect(stroke.first == CGPoint(x: 50, y: 100) && stroke.last == CGPoint(x: 250, y: 100))
  }

  @Test func anAnimatorsRunIsObserved() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    stage.window.addSubview(view)
    stage.advance(by: 0)
    let sheet = ProgressSheet(moving: view)
    sheet.animator.startAnimation()
    stage.advance(by: 1)
    #expect(sheet.states == [true, false])
    #expect(view.center.y == 125)
  }
}

private final class TenRows: NSObject, UITableViewDataSource {
  var count = 10

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
  func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
}
