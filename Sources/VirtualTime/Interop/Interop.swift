/// What code has asked Foundation, Dispatch and Swift for, and its stage answers instead.
package final class Interop {
  package var timers = StagedTimers()
  package var requests = DelayedRequests()
  package let observations = Observations()
  var workItems = WaitingWorkItems()
  var groups = WaitingGroups()
  /// What the run loop has slept in real time while nothing of the stage was due.
  var sleep = RealSleep()
  /// Whether code without a stage has let its clock go on by waiting.
  var followsRunLoops = false
  /// Tasks that were made since the main actor was last free.
  private(set) var waitingTasks = 0

  func noteTask() { waitingTasks += 1 }
  func tasksHaveRun() { waitingTasks = 0 }
}
