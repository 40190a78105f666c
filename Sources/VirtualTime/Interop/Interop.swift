/// The requests to Foundation, Dispatch and Swift that the stage handles instead.
package final class Interop {
  package var timers = StagedTimers()
  package var requests = DelayedRequests()
  package let observations = Observations()
  var workItems = WaitingWorkItems()
  var groups = WaitingGroups()
  /// The real time that the run loop has slept while nothing on the stage was due.
  var sleep = RealSleep()
  /// What the stage has given to other queues.
  let elsewhere = WorkElsewhere()
  /// For how many seconds of real time the stage waits for what other queues do later; nil if they
  /// follow the real clock.
  package var patienceElsewhere: Double?
  /// Whether the run loop runs for work on other queues alone.
  var isWaitingElsewhere = false
  /// Whether waiting advances the clock of code without a stage.
  var followsRunLoops = false
  /// Tasks that were made since the main actor was last free.
  private(set) var waitingTasks = 0

  let mainQueue = WaitingMainQueue()
  /// How often tasks have not been waited for any longer.
  var tasksGivenUp = 0
  /// For how long tasks have slept, by their numbers.
  var slept: [Int: Double] = [:]

  func noteTask() { waitingTasks += 1 }
  func tasksHaveRun() { waitingTasks = 0 }
}
